/** Codes of tournaments, clubs, membership and payments (specification 3, section 8), with their HTTP statuses. */
export const tournamentErrors = {} as const
