/** Short text, such as a range, of which a line may end after a comma alone. */
export const unbroken = (text: string): string => text.replace(/(?<!,) /g, '\u00a0')
