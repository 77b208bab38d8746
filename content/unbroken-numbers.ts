const units = `bar|[hkM]?Pa|psi|°C|[kM]?N(?:·m)?|kgf|[mk]?V|mV/V|[mk]?A|[kM]?Ω|[mk]?g|[cmk]?m|%(?:HR)?|HR`
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\p{L}\d]))`, 'gu')
const betweenThousands = /(?<=(?<![\d.])\d{1,3}) (?=\d{3}(?!\d))/g
/** Between '50 %' and 'HR'. */
const insideUnit = /(?<=\d\s?%) (?=HR(?!\p{L}))/gu

/**
 * Ties a number to its unit, and its thousands to each other, by blanks at which no line ends (NOM-008-SE writes both
 * with a blank). The text's editor types plain ones; TypeScript and MDX read both as blanks.
 */
export function unbrokenNumbers(text: string): string {
  return text.replace(betweenThousands, '\u00a0').replace(insideUnit, '\u00a0').replace(beforeUnit, '\u00a0')
}
