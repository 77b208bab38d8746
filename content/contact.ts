/** The contact page, and the same form on the home page. */
export const contact = {
  title: 'Contáctanos',
  description:
    'Escríbenos o llámanos para cotizar la calibración de tus instrumentos: formulario, teléfono, dirección y mapa.',
  label: 'Contacto',
  heading: '¿Qué necesitas calibrar?',
  lead: 'Dinos qué instrumentos tienes y para cuándo. Te respondemos con precio y fecha.',
  placeholder: 'Ej. 12 manómetros de 0 bar a 10 bar, 3 en planta',
  /** What a good message has; it saves a round of questions. */
  hints: [
    'Qué instrumentos son, cuántos, y su intervalo',
    'Si van al laboratorio o se calibran en tu planta',
    'Para cuándo los necesitas',
  ],
  map: {
    heading: 'Cómo llegar',
    button: 'Ver mapa',
    link: 'Abrir en otra pestaña',
    note: 'El mapa viene de otro sitio y se carga solo si lo pides.',
  },
}
