/** A whole number as text has it: 9800 is '9,800'. Not by Intl, whose first use takes a phone a tenth of a second. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
