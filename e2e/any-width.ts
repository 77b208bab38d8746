/** Tag of a test that no width changes: run on the desktop alone. */
export const anyWidth = '@any-width'
