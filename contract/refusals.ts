/** Every reason the server has for refusing a call: its status and the sentence a person reads. Source: design §7. */
export const refusals = {
  badInput: { status: 400, error: 'Hay datos que no se pueden aceptar. Revísalos y vuelve a intentarlo.' },
  badJson: { status: 400, error: 'No pudimos leer los datos enviados. Vuelve a intentarlo.' },
  badToken: { status: 400, error: 'El enlace ya no sirve. Pide otro con tu correo al pie de cualquier página.' },
  unauthorized: { status: 401, error: 'Falta la clave de acceso o no es correcta.' },
  foreignForm: { status: 403, error: 'El formulario se envió desde otro sitio. Revísalo y envíalo desde aquí.' },
  expiredOrder: { status: 403, error: 'La fecha límite ha pasado; los datos ya no se pueden cambiar.' },
  confirmedOrder: { status: 403, error: 'La orden ya fue confirmada; los datos ya no se pueden cambiar.' },
  cancelledOrder: { status: 403, error: 'La orden está cancelada; los datos ya no se pueden cambiar.' },
  replacedLink: {
    status: 410,
    error:
      'Este enlace se reemplazó por otro y ya no abre la orden. Usa el del correo más reciente que te enviamos o pídenos el nuevo.',
  },
  alreadyOpen: { status: 409, error: 'La orden ya está abierta. Su fecha límite se mueve con ordenes prorrogar.' },
  alreadyConfirmed: {
    status: 409,
    error: 'La orden ya está confirmada. Si hay que cambiar algo, ábrela otra vez con ordenes reabrir.',
  },
  alreadyCancelled: {
    status: 409,
    error: 'La orden está cancelada. Si fue un error, ábrela otra vez con ordenes reabrir.',
  },
  needsDeadline: { status: 400, error: 'La fecha límite ya pasó. Agrega hasta cuándo se abre: --hasta FECHA.' },
  pastDeadline: { status: 400, error: 'La nueva fecha límite ya pasó. Elige una posterior a este momento.' },
  unknownOrder: { status: 404, error: 'No encontramos esta orden. Revisa que el enlace esté completo.' },
  tooLate: {
    status: 409,
    error:
      'Falta menos de un día hábil para la fecha límite. Con --renovar el plazo se cuenta de nuevo desde ahora; con --aun-asi se envía con el que tiene.',
  },
  lapsedOrder: {
    status: 409,
    error: 'La fecha límite ya pasó. Con --renovar el plazo se cuenta de nuevo desde ahora y se envía el enlace.',
  },
  refusedMail: {
    status: 409,
    error:
      'El correo anterior a esta misma dirección no llegó. Corrige el Correo de la orden, o con --otra-vez se envía de nuevo.',
  },
  noAddress: { status: 400, error: 'La orden no tiene un correo al que escribir.' },
  unknownNumber: { status: 404, error: 'No hay ninguna orden con ese número.' },
  unknownVersion: { status: 404, error: 'La orden no tiene esa versión.' },
  unknownInstrument: { status: 404, error: 'No encontramos este instrumento en la orden. Vuelve a cargar la página.' },
  unknownCall: {
    status: 404,
    error: 'Esta dirección no existe. Si vienes de nuestro sitio, vuelve a cargar la página.',
  },
  methodNotAllowed: {
    status: 405,
    error: 'Esta dirección no acepta este método. Usa uno de los que dice el encabezado Allow.',
  },
  tooLarge: { status: 413, error: 'Lo enviado es demasiado grande. Acórtalo y vuelve a intentarlo.' },
  unsupportedType: {
    status: 415,
    error: 'El tipo de contenido no se acepta; envía JSON, con el encabezado Content-Type: application/json.',
  },
  tooManyRequests: { status: 429, error: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.' },
  snapshotTooSmall: {
    status: 409,
    error: 'La lista está vacía o retiraría más de la mitad de los patrones. Revísala o fuerza la importación.',
  },
  newerSnapshot: {
    status: 409,
    error: 'Otra importación de patrones más reciente terminó antes; esta no se publicó.',
  },
  cursorAhead: {
    status: 409,
    error:
      'El cursor es posterior al último cambio que hay: la base de datos se restauró de un respaldo o es otra. Pide otra vez desde un cursor anterior.',
  },
  rejectedRows: { status: 400, error: 'El archivo tiene renglones que no se pueden aceptar; no se guardó nada.' },
  fault: { status: 500, error: 'Algo falló de nuestro lado. Vuelve a intentarlo en unos minutos.' },
  overloaded: { status: 503, error: 'Hay demasiadas visitas en este momento. Vuelve a intentarlo en unos segundos.' },
  databaseAway: { status: 503, error: 'El servicio no está disponible por el momento. Vuelve a intentarlo enseguida.' },
} as const satisfies Record<string, { status: number; error: string }>

export type RefusalReason = keyof typeof refusals
