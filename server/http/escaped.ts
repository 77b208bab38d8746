const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML, between tags or in double quotes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
