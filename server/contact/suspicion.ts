interface Traces {
  /** Value of the hidden field. */
  pagina?: string | undefined
  /** Milliseconds, as a number or as a form sends it. */
  tardo?: number | string | undefined
}

/** Nobody reads and fills three fields faster; an autofilled form with a pasted message takes longer. */
const fastestPerson = 800

/**
 * Why a message may be a robot's, or undefined. It is stored and reaches the laboratory all the same: the hidden field
 * is sometimes filled by a browser, and a real message is never lost to it. `certain` means that no acknowledgement
 * goes out, so that nobody is written to on a robot's word.
 */
export function suspicionOf({ pagina = '', tardo }: Traces): { sospecha: string | undefined; certain: boolean } {
  if (pagina !== '') return { sospecha: 'Llenó el campo oculto.', certain: true }
  const milliseconds = Number(tardo)
  if (tardo !== undefined && tardo !== '' && milliseconds >= 0 && milliseconds < fastestPerson)
    return { sospecha: `Se envió a los ${Math.round(milliseconds)} ms.`, certain: false }
  return { sospecha: undefined, certain: false }
}
