const serial = /^(\d{5})(?:\.\d+)?$/
const day0 = Temporal.PlainDate.from('1899-12-30')

/**
 * Why a date may not be what was meant: Excel counts days, and a cell that lost its format shows the count. Undefined
 * when there is nothing to doubt.
 */
export function bareSerial(text: string): string | undefined {
  const [, days] = serial.exec(text.trim()) ?? []
  if (days === undefined) return undefined
  return `${text} parece una fecha de Excel sin su formato (${day0.add({ days: Number(days) })}); se publica como está.`
}
