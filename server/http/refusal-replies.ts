import * as z from 'zod/mini'
import { errorReply } from '../../contract/replies.ts'

const descriptions = {
  400: 'Datos que no se pueden aceptar',
  401: 'Falta la clave de acceso o no es correcta',
  403: 'La orden ya no se puede cambiar (venció, está confirmada o está cancelada), o el formulario vino de otro sitio',
  404: 'No existe',
  409: 'Se rechaza por prudencia',
  410: 'El enlace se reemplazó por otro; pide el nuevo al laboratorio',
  413: 'Demasiado grande',
  415: 'Tipo de contenido que no se acepta',
  429: 'Demasiados intentos; `Retry-After` dice cuántos segundos esperar',
  500: 'Algo falló de nuestro lado',
  503: 'La base de datos no está disponible o hay demasiadas visitas; `Retry-After` dice cuántos segundos esperar',
}
type ErrorStatus = keyof typeof descriptions

/** What every call may refuse with, whoever calls it. */
const always: ErrorStatus[] = [400, 413, 415, 429, 500, 503]

/** The `response` schemas of a route's refusals: those of any call, and the `more` of this one. */
export function refusalReplies(...more: ErrorStatus[]): Record<ErrorStatus, typeof errorReply> {
  return Object.fromEntries(
    [...always, ...more].map((status) => [status, errorReply.check(z.meta({ description: descriptions[status] }))]),
  ) as Record<ErrorStatus, typeof errorReply>
}
