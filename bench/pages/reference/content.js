// The texts that a calibration laboratory's home page carries, for the reference sites.
export const words = ['innovación', 'confianza', 'compromiso', 'excelencia', 'calidad']

export const services = [
  ['presion', 'Presión', 'Manómetros, transductores y vacuómetros', 'Acreditada', 'En laboratorio y en sitio'],
  ['fuerza', 'Fuerza', 'Celdas de carga y máquinas de ensayo', 'Acreditada', 'Tensión y compresión'],
  ['temperatura', 'Temperatura', 'Termómetros, termopares y hornos', 'Acreditada', 'Medios isotermos propios'],
  ['electrica', 'Eléctrica', 'Vóltmetros, multímetros y pinzas', 'Acreditada', 'Corriente continua y alterna'],
  ['masa', 'Masa', 'Instrumentos para pesar y marcos de pesas', 'Hasta varias toneladas', 'Servicio en planta'],
  ['par-torsional', 'Par torsional', 'Torquímetros y desarmadores', 'Estudio previo', 'Ambos sentidos de giro'],
  ['humedad', 'Humedad', 'Higrómetros y psicrómetros', 'ISO/IEC 17025', 'En laboratorio y en sitio'],
].map(([slug, title, subtitle, ...points], place) => ({
  slug,
  title,
  subtitle,
  points,
  picture: `servicio-${place + 1}`,
}))

export const gauges = [
  { value: 100, text: 'Precisión garantizada' },
  { value: 85, text: 'Sectores industriales atendidos' },
  { value: 90, text: 'Cobertura nacional directa' },
]

export const menu = [
  ['/', 'Inicio'],
  ['/about', 'Empresa'],
  ['/services', 'Servicios'],
  ['/patterns', 'Patrones'],
  ['/traceability', 'Trazabilidad'],
  ['/contact', 'Contacto'],
]

export const bullets = [
  'Más de 1,500 clientes en más de 20 sectores',
  'Trazabilidad a patrones nacionales',
  'Personal evaluado y competente',
  'Informes disponibles en línea',
]

export const mission =
  'Calibramos los instrumentos de tu empresa con trazabilidad documentada, tiempos de entrega claros y técnicos que atienden tus dudas antes, durante y después del servicio.'
