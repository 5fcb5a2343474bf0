/** The name of a failure that a call has rejected with. */
export const failureName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'failure' in error ? String(error.failure) : ''
