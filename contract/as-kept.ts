/**
 * Text as it is kept, whoever brought it: trimmed at both ends, NFC, its lines ending in `\n`
 * (a workbook holds no others, and a value must not change by its way out and in). Source: design §7.
 */
export const asKept = (text: string) => text.trim().normalize('NFC').replace(/\r\n?/g, '\n')
