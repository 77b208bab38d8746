import type { Billing } from '../contract/order-fields.ts'
import type { AuditNote } from '../server/audit/audit-entry.ts'
import { instrumentsOf, type Magnitude } from './instruments.ts'

/** When an order of the demo week was opened, told by the day on which it must be confirmed. */
export type Opened =
  /** `closes` 0: in its last business day; 1: one business day more. */
  | { closes: 0 | 1; at: string }
  /** Minutes ago. */
  | { minutesAgo: number }
  /** Its deadline passed this many office closes ago. */
  | { closed: number; at: string }

/** What the customer did, or the laboratory, so many hours after the order was opened. */
export type Action = { after: number } & (
  | { billing: Partial<Billing> }
  | {
      idDatoCert: string
      instrument: { Instrumento?: string; Marca?: string; Modelo?: string; Serie?: string; Identificacion?: string }
    }
  | { survey: { califica: number; comentarios: string } }
  | { confirm: true }
  | { reopen: AuditNote }
  | { cancel: AuditNote }
)

export interface DemoOrder {
  opened: Opened
  record: Partial<Billing> & {
    OrdenServicio: string
    instrumentos: ReturnType<typeof instrumentsOf>
    instrumentosAdicional?: ReturnType<typeof instrumentsOf>
  }
  actions?: Action[]
}

const companies = {
  envases: {
    RFC: 'EIB920312XXA',
    Empresa: 'Envases Imaginarios del Bajío, S.A. de C.V.',
    Correo: 'cuentasporpagar@envases-imaginarios.example',
    Direccion: 'Blvd. de los Envases 480, Parque Industrial La Quimera',
    Ciudad: 'Silao',
    Municipio: 'Silao de la Victoria',
    Estado: 'Guanajuato',
    CP: '36275',
    RegimenFiscal: '601',
  },
  aceros: {
    RFC: 'ANL050908XX4',
    Empresa: 'Aceros de Ningún Lugar',
    Correo: 'calidad@aceros-ningunlugar.example',
    Direccion: 'Av. de la Fundición 12, col. Ejemplo',
    Ciudad: 'Monclova',
    Municipio: 'Monclova',
    Estado: 'Coahuila de Zaragoza',
    CP: '25700',
    RegimenFiscal: '601',
  },
  farmacia: {
    RFC: 'FQU990214XX4',
    Empresa: 'Farmacéutica Quimera',
    Correo: 'metrologia@quimera.example; compras@quimera.example',
    Direccion: 'Calle de la Alquimia 7, edificio B, planta baja',
    Ciudad: 'Ciudad de México',
    Municipio: 'Benito Juárez',
    Estado: 'Ciudad de México',
    CP: '03100',
    RegimenFiscal: '601',
  },
  utopia: {
    RFC: 'ALU110630XX6',
    Empresa: 'Alimentos La Utopía',
    Correo: 'calidad@alimentos-utopia.example',
    Direccion: 'Carretera a Ninguna Parte km 4.5',
    Ciudad: 'Tehuacán',
    Municipio: 'Tehuacán',
    Estado: 'Puebla',
    CP: '75700',
    RegimenFiscal: '626',
  },
  icaro: {
    RFC: 'aif-010101-xx7',
    Empresa: 'Aerolíneas Ícaro Ficticias',
    Correo: 'mantenimiento@icaro.example',
    Direccion: 'Hangar 0, Aeropuerto Imaginario',
    Ciudad: 'Toluca',
    Municipio: 'Toluca',
    Estado: 'México',
    CP: '50200',
    RegimenFiscal: '601',
  },
  cementos: {
    RFC: 'CFN880923XX6',
    Empresa: 'Cementos Fantasía del Norte',
    Correo: 'laboratorio@cementos-fantasia.example',
    Direccion: 'Av. de la Industria 45, Parque Sur',
    Ciudad: 'Apodaca',
    Municipio: 'Apodaca',
    Estado: 'Nuevo León',
    CP: '66600',
    RegimenFiscal: '601',
  },
  papelera: {
    RFC: 'PÑI140228XX5',
    Empresa: 'Papelera Ñandú Imaginario',
    Correo: 'compras@papelera-nandu.example',
    Direccion: 'Calle Pingüino 88, col. Ñuu Savi',
    Ciudad: 'Tuxtepec',
    Municipio: 'San Juan Bautista Tuxtepec',
    Estado: 'Oaxaca',
    CP: '68300',
    RegimenFiscal: '601',
  },
  cerveceria: {
    RFC: 'C&D070719XX3',
    Empresa: 'Cebada & Dorado Inexistentes',
    Correo: 'planta@cebadaydorado.example',
    Direccion: 'Calle Malta 100',
    Ciudad: 'Tecate',
    Municipio: 'Tecate',
    Estado: 'Baja California',
    CP: '21400',
    RegimenFiscal: '601',
  },
  atlantida: {
    RFC: 'AAT160105XX1',
    Empresa: 'Autopartes Atlántida Sumergida',
    Correo: 'metrologia@autopartes-atlantida.example',
    Direccion: 'Circuito Poniente 2010, nave 14, Parque Industrial Océano',
    Ciudad: 'Querétaro',
    Municipio: 'El Marqués',
    Estado: 'Querétaro',
    CP: '76246',
    RegimenFiscal: '601',
  },
  lacteos: {
    RFC: 'LSQ030817XX9',
    Empresa: 'Lácteos Santa Quimera',
    Correo: 'calidad@lacteos-quimera.example',
    Direccion: 'Rancho El Ensueño s/n',
    Ciudad: 'Lagos de Moreno',
    Municipio: 'Lagos de Moreno',
    Estado: 'Jalisco',
    CP: '47400',
    RegimenFiscal: '601',
  },
  universidad: {
    RFC: 'UTA930412XX0',
    Empresa:
      'Universidad Tecnológica de Aztlán Imaginaria, Facultad de Ingeniería Mecánica y Eléctrica, Coordinación de Laboratorios de Metrología y Calidad',
    Correo: 'laboratorios@uta-imaginaria.example',
    Direccion: 'Av. Universidad 1, Ciudad Universitaria',
    Ciudad: 'Mérida',
    Municipio: 'Mérida',
    Estado: 'Yucatán',
    CP: '97000',
    RegimenFiscal: '603',
  },
  turbinas: {
    RFC: 'TMI181120XX0',
    Empresa: 'Turbinas del Mar Ilusorio',
    Correo: 'ingenieria@turbinas-ilusorio.example',
    Direccion: 'Malecón Inventado 33',
    Ciudad: 'Veracruz',
    Municipio: 'Veracruz',
    Estado: 'Veracruz de Ignacio de la Llave',
    CP: '91700',
    RegimenFiscal: '601',
  },
  vidriera: {
    RFC: 'VEF090331XX4',
    Empresa: 'Vidriera Espejismo de Fábula',
    Correo: 'calidad@espejismo.example',
    Direccion: 'Calle Reflejo 21',
    Ciudad: 'Tlaquepaque',
    Municipio: 'San Pedro Tlaquepaque',
    Estado: 'Jalisco',
    CP: '45500',
    RegimenFiscal: '601',
  },
  taller: {
    RFC: 'MEFX750229XX8',
    Empresa: 'Ximena Méndez Figueroa de la Fábula',
    Correo: 'taller@ximena-fabula.example',
    Direccion: 'Priv. del Yunque 3',
    Ciudad: 'Pachuca',
    Municipio: 'Pachuca de Soto',
    Estado: 'Hidalgo',
    CP: '4200',
    RegimenFiscal: '612',
  },
} satisfies Record<string, Partial<Billing>>

const onCredit = { MetodoPago: 'PPD', FormaPago: '99', UsoCFDI: 'G03' }
const atOnce = { MetodoPago: 'PUE', FormaPago: '03', UsoCFDI: 'G03' }

const all: readonly Magnitude[] = ['presion', 'temperatura', 'electrica', 'masa', 'fuerza', 'parTorsional', 'humedad']

/** A week of the laboratory. The first open, confirmed and expired one are those that `npm start` prints. */
export const demoOrders: DemoOrder[] = [
  {
    opened: { closes: 1, at: '10:20' },
    record: {
      OrdenServicio: 'OS-2026-0412',
      ...companies.envases,
      ...onCredit,
      Pedido: '4500087731',
      instrumentos: instrumentsOf(['presion', 'temperatura', 'electrica'], 10, 48211),
      instrumentosAdicional: instrumentsOf(['humedad', 'masa'], 2, 48231),
    },
    actions: [
      { after: 1, billing: { Pedido: '4500087732' } },
      { after: 1.1, idDatoCert: '48212', instrument: { Identificacion: 'TI-0412' } },
    ],
  },
  {
    opened: { closes: 0, at: '11:05' },
    record: {
      OrdenServicio: 'OS-2026-0407',
      ...companies.aceros,
      ...atOnce,
      Pedido: 'OC-1187',
      instrumentos: instrumentsOf(['fuerza'], 1, 48150),
    },
  },
  {
    opened: { closes: 1, at: '12:40' },
    record: {
      OrdenServicio: 'OS-2026-0413',
      ...companies.utopia,
      MetodoPago: 'PUE',
      FormaPago: '03',
      UsoCFDI: 'P01',
      Pedido: '',
      instrumentos: instrumentsOf(['masa', 'temperatura'], 3, 48240),
    },
  },
  {
    opened: { closes: 1, at: '16:15' },
    record: {
      OrdenServicio: 'OS-2026-0415',
      ...companies.farmacia,
      ...onCredit,
      Pedido: 'PO-2026/118',
      instrumentos: instrumentsOf(['temperatura', 'humedad', 'masa', 'presion'], 54, 48300),
      instrumentosAdicional: instrumentsOf(['electrica'], 6, 48360),
    },
    actions: [{ after: 2, idDatoCert: '48301', instrument: { Marca: 'Higronda Plus', Serie: 'H1-000417' } }],
  },
  {
    opened: { minutesAgo: 95 },
    record: {
      OrdenServicio: 'OS-2026-0418',
      ...companies.atlantida,
      ...onCredit,
      Pedido: '7100024418',
      instrumentos: instrumentsOf(all, 188, 48500),
      instrumentosAdicional: instrumentsOf(['parTorsional', 'presion'], 12, 48700),
    },
  },
  {
    opened: { minutesAgo: 40 },
    record: {
      OrdenServicio: 'OS-2026-0419',
      RFC: '',
      Empresa: '',
      Correo: '',
      Direccion: '',
      Ciudad: '',
      Municipio: '',
      Estado: '',
      CP: '',
      Pedido: '',
      MetodoPago: '',
      FormaPago: '',
      UsoCFDI: '',
      RegimenFiscal: '',
      instrumentos: instrumentsOf(['presion', 'parTorsional', 'humedad'], 3, 48720),
    },
  },
  {
    opened: { closes: 1, at: '09:30' },
    record: {
      OrdenServicio: 'OS-2026-0411',
      ...companies.cerveceria,
      RFC: 'XAXX010101000',
      UsoCFDI: 'G03',
      MetodoPago: 'PUE',
      FormaPago: '99',
      Pedido: '',
      instrumentos: instrumentsOf(['presion'], 1, 48200),
    },
  },
  {
    opened: { closes: 0, at: '17:20' },
    record: {
      OrdenServicio: 'OS-2026-0409',
      ...companies.icaro,
      ...onCredit,
      Pedido: 'MRO-5521',
      instrumentos: instrumentsOf(['parTorsional', 'electrica', 'presion'], 12, 48170),
    },
    actions: [
      {
        after: 15,
        billing: {
          Correo: 'mantenimiento@icaro.example, facturas@icaro.example',
          Direccion: 'Hangar 0-B, Aeropuerto Imaginario',
        },
      },
      { after: 15.2, idDatoCert: '48171', instrument: { Marca: 'Ohmera', Serie: 'MX004417' } },
      { after: 15.3, idDatoCert: '48173', instrument: { Identificacion: 'TQ-ALA-IZQ-07' } },
      { after: 15.4, idDatoCert: '48173', instrument: { Identificacion: 'TQ-ALA-DER-07' } },
    ],
  },
  {
    opened: { closes: 1, at: '17:45' },
    record: {
      OrdenServicio: 'OS-2026-0416',
      ...companies.taller,
      ...atOnce,
      Pedido: '',
      instrumentos: instrumentsOf(['parTorsional'], 3, 48400),
    },
  },
  {
    opened: { closed: 3, at: '09:50' },
    record: {
      OrdenServicio: 'OS-2026-0398',
      ...companies.cementos,
      ...onCredit,
      Pedido: 'PO-88213',
      instrumentos: instrumentsOf(['presion', 'fuerza', 'temperatura'], 11, 48010),
      instrumentosAdicional: instrumentsOf(['humedad'], 1, 48021),
    },
    actions: [
      { after: 3, billing: { Empresa: 'Cementos Fantasía del Norte', CP: '66603' } },
      { after: 3.1, idDatoCert: '48011', instrument: { Serie: 'NC0408-B' } },
      { after: 26, survey: { califica: 5, comentarios: 'Muy claro el formulario. Gracias por avisar con tiempo.' } },
      { after: 26, confirm: true },
    ],
  },
  {
    opened: { closed: 2, at: '13:10' },
    record: {
      OrdenServicio: 'OS-2026-0401',
      ...companies.papelera,
      ...atOnce,
      Pedido: 'OC-ÑU-44',
      instrumentos: instrumentsOf(['humedad', 'masa', 'temperatura'], 3, 48050),
    },
    actions: [
      { after: 5, survey: { califica: 4, comentarios: 'Faltó poder subir la constancia de situación fiscal.' } },
      { after: 5, confirm: true },
    ],
  },
  {
    opened: { closed: 1, at: '10:00' },
    record: {
      OrdenServicio: 'OS-2026-0404',
      ...companies.lacteos,
      ...onCredit,
      Pedido: '300551',
      instrumentos: instrumentsOf(['temperatura', 'presion', 'masa'], 60, 48070),
    },
    actions: [
      { after: 24, idDatoCert: '48075', instrument: { Marca: 'Presimar', Modelo: 'TX4-20 H' } },
      { after: 24.3, confirm: true },
    ],
  },
  {
    opened: { closes: 0, at: '12:00' },
    record: {
      OrdenServicio: 'OS-2026-0408',
      ...companies.vidriera,
      ...atOnce,
      Pedido: 'V-19',
      instrumentos: instrumentsOf(['temperatura'], 1, 48160),
    },
    actions: [
      { after: 2, survey: { califica: 2, comentarios: 'El enlace llegó al correo no deseado.' } },
      { after: 2, confirm: true },
    ],
  },
  {
    opened: { closes: 1, at: '09:10' },
    record: {
      OrdenServicio: 'OS-2026-0410',
      ...companies.cementos,
      ...onCredit,
      Pedido: 'CF-2291',
      instrumentos: instrumentsOf(['presion', 'masa'], 3, 48190),
    },
    actions: [
      { after: 1.5, idDatoCert: '48190', instrument: { Serie: 'NC0311-B' } },
      { after: 1.6, survey: { califica: 4, comentarios: 'Ojalá se pudiera corregir después de confirmar.' } },
      { after: 1.6, confirm: true },
      { after: 3, reopen: { como: 'Lucía Prado', motivo: 'Avisó por teléfono que falta corregir otra serie' } },
      { after: 3.2, idDatoCert: '48192', instrument: { Serie: 'NC0318' } },
    ],
  },
  {
    opened: { closed: 1, at: '12:20' },
    record: {
      OrdenServicio: 'OS-2026-0403',
      ...companies.turbinas,
      ...atOnce,
      Pedido: 'TI-0094',
      instrumentos: instrumentsOf(['fuerza'], 1, 48065),
    },
    actions: [
      { after: 1, billing: { Pedido: 'TI-0095' } },
      { after: 5, cancel: { como: 'Lucía Prado', motivo: 'El cliente retiró el equipo sin calibrar' } },
    ],
  },
  {
    opened: { closed: 2, at: '16:30' },
    record: {
      OrdenServicio: 'OS-2026-0400',
      ...companies.turbinas,
      ...onCredit,
      Pedido: 'TI-0091',
      instrumentos: instrumentsOf(['presion', 'electrica', 'fuerza'], 12, 48030),
    },
  },
  {
    opened: { closed: 1, at: '11:30' },
    record: {
      OrdenServicio: 'OS-2026-0405',
      ...companies.universidad,
      MetodoPago: 'PPD',
      FormaPago: '03',
      UsoCFDI: 'G01',
      Pedido: 'UTA-2026-Lab-07',
      instrumentos: instrumentsOf(['electrica', 'masa'], 3, 48140),
    },
    actions: [{ after: 20, idDatoCert: '48140', instrument: { Identificacion: 'FIME-LAB-001' } }],
  },
  {
    opened: { closed: 4, at: '09:15' },
    record: {
      OrdenServicio: 'OS-2026-0396',
      ...companies.aceros,
      ...atOnce,
      Pedido: 'OC-1179',
      instrumentos: instrumentsOf(['fuerza'], 1, 48001),
    },
  },
]
