/** Whether `npm run test:faults` runs: the long version. */
export const isLong = import.meta.env.MODE === 'faults'

/** How often to try what chance decides: `short` in `npm test`, `long` in `npm run test:faults`. */
export const rounds = ({ short, long }: { short: number; long: number }): number => (isLong ? long : short)
