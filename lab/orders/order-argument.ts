/** The order's human number, as staff say it on the phone. */
export const orderArgument = {
  kind: 'tuple',
  parameters: [
    { parse: (input: string) => input.trim(), placeholder: 'ORDEN', brief: 'Número de la orden, como OS-2026-0412' },
  ],
} as const
