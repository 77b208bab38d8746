/** At most `longest` characters, the last of them «…» where some are left out. */
export function shortened(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}
