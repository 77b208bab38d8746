/**
 * Text that may stand in a header: whatever the ERP or a customer put into a number or a name must not break the line.
 */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
