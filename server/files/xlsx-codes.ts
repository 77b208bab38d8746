const code = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/**
 * A cell's text as a workbook holds it: what XML cannot hold (control characters) as `_x0001_`, and the beginning of
 * what only looks like such a code as `_x005F_`, or Excel would read `_x0041_` as A. Source: ECMA-376, ST_Xstring.
 */
export const escapeCodes = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, code)
