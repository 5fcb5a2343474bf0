/** Codes of accounts, profile and notifications (specification 1, section 8), with their HTTP statuses. */
export const accountErrors = {} as const
