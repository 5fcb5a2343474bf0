/** Replaces each value of a record, and keeps the keys in the type. */
export function mapValues<Key extends PropertyKey, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Record<Key, Result>
export function mapValues(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
