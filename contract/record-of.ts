/** What `value` gives for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // Object.fromEntries forgets which names it was given.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
