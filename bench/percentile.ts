/** The value that `part` (0 to 1) of the figures do not exceed; NaN without figures. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number => percentile(figures, 0.5)
