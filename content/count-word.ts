const words = 'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

/** A count of feminine things in words as text has them: 7 is 'siete'; beyond twelve the figures stay. */
export function countWord(count: number): string {
  return words[count] ?? String(count)
}

/** As `countWord`, to open a sentence: 'Siete'. */
export function countWordCapital(count: number): string {
  const word = countWord(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
