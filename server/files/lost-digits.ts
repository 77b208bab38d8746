/** Digits that a double holds, which is what Excel stores and shows. */
export const exactDigits = 15

/**
 * Why a cell that was a number in its workbook may not be what was typed there; undefined when there is nothing to
 * doubt. `width`: how many digits such a value always has (a CP: 5). Source: design §6.
 */
export function lostDigits(text: string, width?: number): string | undefined {
  const digits = text.replace(/\D/g, '').length
  if (digits > exactDigits)
    return `${text} es un número en la hoja y Excel solo guarda 15 cifras; escríbelo como texto.`
  if (width !== undefined && digits < width)
    return `${text} es un número en la hoja y debería tener ${width} cifras; quizá perdió ceros. Escríbelo como texto.`
  return undefined
}
