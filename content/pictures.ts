import { figures } from './figures.ts'
import { identity } from './identity.ts'

/**
 * A figure of the site: a studio picture (NAME.avif and NAME.jpg in pictures/) or a drawing (NAME.svg in drawings/).
 */
export type Picture = {
  kind: 'photo' | 'drawing'
  /** Pixels of the file, which are its proportions on the page. */
  width: number
  height: number
  /** What is read to those who do not see it. */
  alt: string
  /** What is printed below it, after 'Fig. n'. */
  caption: string
}

type Words = Pick<Picture, 'alt' | 'caption'>

const photo = (width: number, height: number, alt: string, caption: string): Picture => ({
  kind: 'photo',
  width,
  height,
  alt,
  caption,
})
const drawing = (width: number, height: number, alt: string, caption: string): Picture => ({
  kind: 'drawing',
  width,
  height,
  alt,
  caption,
})

/**
 * A service's three pictures: fig-ID, wide, of its page; fig-ID-v, upright,
 * of the same page on a phone; l-ID, of its card.
 */
const ofService = <Id extends string>(id: Id, page: Words, card: Words) =>
  ({
    [`fig-${id}`]: photo(1280, 800, page.alt, page.caption),
    [`fig-${id}-v`]: photo(640, 800, page.alt, page.caption),
    [`l-${id}`]: photo(540, 675, card.alt, card.caption),
  }) as Record<`fig-${Id}` | `fig-${Id}-v` | `l-${Id}`, Picture>

export const pictures = {
  ...ofService(
    'presion',
    {
      alt: 'Manómetro con carátula de 0 bar a 10 bar, clase 0.6, sobre una base de taller; la aguja está en 7.4 bar',
      caption: 'Lo que leemos en la carátula es lo que se imprime en tu certificado. Imagen de estudio.',
    },
    { alt: 'Manómetro de carátula sobre una base de taller', caption: 'Manómetro de carátula' },
  ),
  ...ofService(
    'fuerza',
    {
      alt: 'Celda de carga tipo S de 50 N de la que cuelga un portapesas con tres pesas de 5 N; su indicador marca 20.00 N',
      caption: 'Cuatro veces 5 N cuelgan de la celda: 20.00 N en su indicador. Imagen de estudio.',
    },
    { alt: 'Celda de carga tipo S con pesas colgadas y su indicador', caption: 'Celda de carga tipo S' },
  ),
  ...ofService(
    'temperatura',
    {
      alt: 'Bloque seco en 100.00 °C con dos sondas en su inserto: el termómetro patrón y el sensor que se calibra',
      caption: 'Termómetro patrón y sensor en el mismo bloque seco. Imagen de estudio.',
    },
    { alt: 'Bloque seco en 100.00 °C con dos sondas', caption: 'Bloque seco con dos sondas' },
  ),
  ...ofService(
    'electrica',
    {
      alt: 'Multímetro digital en la función V de corriente continua: marca 10.000 V',
      caption: 'Lectura en el punto de 10 V. Imagen de estudio.',
    },
    { alt: 'Multímetro digital con sus dos cables conectados', caption: 'Multímetro digital' },
  ),
  ...ofService(
    'masa',
    {
      alt: 'Juego de pesas de latón en su caja de madera; delante, las de 500 g y 100 g, una de acero de 20 g y unas pinzas',
      caption: 'Juego de pesas de 1 g a 1 kg. Imagen de estudio.',
    },
    { alt: 'Pesas de latón delante de su caja', caption: 'Pesas de latón' },
  ),
  ...ofService(
    'par-torsional',
    {
      alt: 'Torquímetro de carátula en 25 N·m sobre un transductor de par; el indicador marca 25.02 N·m',
      caption: 'El torquímetro dice 25 N·m; el transductor, 25.02 N·m. Imagen de estudio.',
    },
    { alt: 'Torquímetro de carátula sobre un transductor de par', caption: 'Torquímetro de carátula' },
  ),
  ...ofService(
    'humedad',
    {
      alt: 'Psicrómetro de aspiración: el termómetro seco marca 25 °C y el húmedo 18 °C',
      caption: 'Psicrómetro de aspiración: 25 °C en el seco, 18 °C en el húmedo. Imagen de estudio.',
    },
    { alt: 'Psicrómetro de aspiración con sus dos termómetros', caption: 'Psicrómetro de aspiración' },
  ),
  presion: drawing(
    432,
    540,
    'Dibujo técnico: manómetro de tubo Bourdon sin carátula; la presión entra por la conexión y endereza el tubo, que gira la aguja',
    'La presión p endereza el tubo y el tubo gira la aguja.',
  ),
  electrica: drawing(
    432,
    540,
    'Dibujo técnico: multímetro en la función V con sus dos puntas en una fuente; la tensión U va del borne positivo al negativo',
    'La tensión U entre los bornes. Las clavijas van a 19 mm.',
  ),
  masa: drawing(
    432,
    540,
    'Dibujo técnico: pesa cilíndrica con botón sobre un plato, en medio corte; bajo el tapón, la cavidad de ajuste',
    'La masa m. En el corte, la cavidad de ajuste bajo su tapón.',
  ),
  fuerza: drawing(
    432,
    540,
    'Dibujo técnico: celda de carga tipo S con las fuerzas de tracción',
    'La fuerza F, por el eje, flexiona la parte media de la celda: ahí se mide.',
  ),
  temperatura: drawing(
    432,
    540,
    'Dibujo técnico: termómetro de resistencia sumergido en un baño de comparación',
    'La temperatura t, donde está el elemento. La inmersión es de 150 mm.',
  ),
  'par-torsional': drawing(
    432,
    540,
    'Dibujo técnico: torquímetro con el momento y el brazo de palanca acotados',
    'El momento M es la fuerza F por el brazo L, si forman ángulo recto.',
  ),
  humedad: drawing(
    432,
    540,
    'Dibujo técnico: psicrómetro de bulbo seco y bulbo húmedo con la diferencia de sus lecturas',
    'De la diferencia Δt entre los dos bulbos sale la humedad φ.',
  ),
  anos: drawing(
    984,
    254,
    `Dibujo técnico: regla con una división por año. Acota ${figures.years} años desde ${identity.desde} y señala las acreditaciones y su ratificación`,
    `Una división por año. La cota va de ${identity.desde} a ${identity.desde + figures.years}.`,
  ),
  'anos-v': drawing(360, 624, 'Dibujo técnico: regla con una división por año', 'Una división por año'),
  trazabilidad: drawing(
    740,
    280,
    'Esquema: de la definición de la unidad a tu instrumento, por el patrón nacional, el de referencia y el de trabajo; en cada eslabón la incertidumbre crece',
    'La cadena de trazabilidad. Cada eslabón contiene la incertidumbre de los anteriores. Esquema sin escala.',
  ),
  'trazabilidad-v': drawing(360, 468, 'Esquema de la cadena de trazabilidad', 'La cadena de trazabilidad'),
  visita: drawing(
    640,
    460,
    'Dibujo técnico: un manómetro sobre una tubería y un patrón portátil unidos por una manguera a la misma presión',
    'En la línea: a, tu manómetro; b, el patrón; c, la misma presión para los dos.',
  ),
  mapa: drawing(
    984,
    480,
    `Plano dibujado de las calles alrededor del laboratorio, en ${identity.direccion.calle}`,
    'Plano de muestra. El norte está arriba.',
  ),
  dato: drawing(
    700,
    156,
    'Esquema: la identificación TR-014 pasa igual por la orden, la confirmación, la calibración y el certificado',
    'La identificación de un instrumento, de la orden al certificado. Datos de muestra.',
  ),
  'dato-v': drawing(
    360,
    408,
    'Esquema: la identificación pasa igual de la orden al certificado',
    'El camino de un dato',
  ),
  'no-encontrada': drawing(
    930,
    450,
    'Dibujo técnico del número 404 con líneas de construcción',
    'Medida no encontrada',
  ),
} satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
