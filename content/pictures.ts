/** A figure of the site: a studio picture (NAME.avif and NAME.jpg in pictures/) or a drawing (NAME.svg in drawings/). */
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

export const pictures = {
  'fig-manometro': photo(
    1280,
    800,
    'Manómetro con carátula de 0 a 10 bar, clase 0.6, sobre una base de taller',
    'Lo que leemos en la carátula es lo que se imprime en tu certificado. Imagen de estudio.',
  ),
  'fig-manometro-v': photo(640, 800, 'Manómetro con carátula de 0 a 10 bar, clase 0.6', 'Manómetro de carátula'),
  'fig-presion': photo(720, 720, 'Manómetro de carátula, de 0 a 10 bar', 'Manómetro de carátula. Imagen de estudio.'),
  'fig-pesas': photo(1060, 740, 'Juego de pesas de latón en su caja de madera', 'Juego de pesas de 1 g a 1 kg'),
  'fig-multimetro': photo(
    520,
    650,
    'Multímetro digital en la función V de corriente continua: marca 10.000 V',
    'Lectura en el punto de 10 V. Imagen de estudio.',
  ),
  'fig-electrica': photo(
    720,
    720,
    'Multímetro digital en la función V de corriente continua: marca 10.000 V',
    'Lectura en el punto de 10 V. Imagen de estudio.',
  ),
  'fig-termometro': photo(
    720,
    720,
    'Bloque seco en 100.00 °C con dos sondas en su inserto: el termómetro patrón y el sensor que se calibra',
    'Termómetro patrón y sensor en el mismo bloque seco. Imagen de estudio.',
  ),
  'l-presion': photo(600, 750, 'Manómetro de carátula sobre una base de taller', 'Manómetro de carátula'),
  'l-electrica': photo(540, 675, 'Multímetro digital con sus dos cables conectados', 'Multímetro digital'),
  'l-temperatura': photo(540, 675, 'Bloque seco en 100.00 °C con dos sondas', 'Bloque seco con dos sondas'),
  'l-masa': photo(570, 712, 'Pesas de latón delante de su caja', 'Pesas de latón'),
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
    'Celda de carga tipo S',
  ),
  temperatura: drawing(
    432,
    540,
    'Dibujo técnico: termómetro de resistencia sumergido en un baño de comparación',
    'Sensor en baño',
  ),
  'par-torsional': drawing(
    432,
    540,
    'Dibujo técnico: torquímetro con el momento y el brazo de palanca acotados',
    'Torquímetro',
  ),
  humedad: drawing(432, 540, 'Dibujo técnico: psicrómetro de bulbo seco y bulbo húmedo', 'Psicrómetro'),
  anos: drawing(
    984,
    254,
    'Dibujo técnico: regla con una división por año. Acota 32 años desde 1992 y señala las acreditaciones de 2011 y la ratificación de 2024',
    'Una división por año. La cota va de 1992 a 2024.',
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
    'Plano dibujado de las calles alrededor del laboratorio, en Calle Ejemplo',
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
