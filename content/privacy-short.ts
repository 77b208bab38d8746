import { identity, withSampleMark } from './identity.ts'

const who = withSampleMark(identity.razonSocial)

/**
 * The short notice beside each form: who answers, for what, and where the whole notice stands (LFPDPPP 2025, the
 * simplified form). Each ends where the link to /aviso-de-privacidad follows.
 */
export const shortNotices = {
  contact: `${who} usa tu nombre, correo y mensaje solo para responderte y cotizar.`,
  newsletter: `${who} usa tu correo solo para enviarte el boletín; te das de baja cuando quieras.`,
  order: `${who} usa estos datos para facturar el servicio e imprimir el certificado.`,
  question: `${who} usa tu mensaje solo para responder tu duda sobre la orden.`,
  survey: `${who} usa tu calificación y comentarios solo para evaluar y mejorar el servicio.`,
}

/** The link's text after a short notice. */
export const wholeNoticeLink = 'Aviso de privacidad'
