/** Whether a statement failed because a unique index has the value already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return Reflect.get(error, 'code') === '23505' || isUniqueViolation(error.cause)
}
