/** The page of calibration in the plant, /project-details; its text is plant-visit.mdx. */
export const plantVisit = {
  title: 'Calibración en planta',
  description:
    'Cómo se planea una visita de calibración en tu planta: lista de instrumentos, factibilidad, programa, condiciones, trabajo y entrega de certificados.',
  lead: 'Llevamos los patrones a donde están los instrumentos. Lo que decide si sale bien se hace antes de la visita.',
  stepsHeading: 'Cómo se planea una visita',
  steps: [
    {
      title: 'Lista',
      text: 'Nos envías los instrumentos con su intervalo, sus puntos de uso y su lugar en la planta. Una hoja de cálculo basta.',
      when: 'Al pedir la cotización',
    },
    {
      title: 'Factibilidad',
      text: 'Decidimos contigo qué se calibra en sitio y qué conviene llevar al laboratorio, según temperatura, vibración, acceso e incertidumbre requerida. En par torsional el estudio se hace en tu planta.',
      when: 'Antes de la fecha',
    },
    {
      title: 'Programa',
      text: 'Ordenamos los instrumentos por área y por paro, para que cada uno se desconecte una sola vez. Acordamos quién libera, quién acompaña y quién firma.',
      when: 'Una semana antes',
    },
    {
      title: 'Ingreso',
      text: 'Entregamos lo que pide tu seguridad: identificaciones, seguro social, curso de inducción, permisos para trabajos especiales y lista de equipo que entra y sale.',
      when: 'Tres días antes',
    },
    {
      title: 'Estabilización',
      text: 'Los patrones viajan, y al llegar reposan hasta la temperatura del lugar. Antes y después de medir los comprobamos: si algo cambió en el camino, no se usa.',
      when: 'Al llegar',
    },
    {
      title: 'Calibración',
      text: 'Medimos punto por punto y registramos las condiciones. Si un instrumento sale de tolerancia te avisamos ahí mismo, antes de que vuelva a la línea.',
      when: 'El día de la visita',
    },
    {
      title: 'Datos y certificados',
      text: 'Recibes el enlace para confirmar los datos; tienes dos días hábiles. Después emitimos los certificados.',
      when: 'Después de la visita',
    },
  ],
  yourPart: {
    heading: 'Lo que ponemos y lo que pones',
    caption: 'Quién lleva qué a la visita',
    rows: [
      { what: 'Patrones, conexiones y registros', ours: true, yours: false },
      { what: 'Energía eléctrica regulada y aire limpio', ours: false, yours: true },
      { what: 'Permisos de trabajo y bloqueo de la línea', ours: false, yours: true },
      { what: 'Alguien que opere y libere cada equipo', ours: false, yours: true },
      { what: 'Mesa o base firme cerca del instrumento', ours: false, yours: true },
      { what: 'Equipo de protección personal', ours: true, yours: true },
    ],
  },
}
