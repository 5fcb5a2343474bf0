/** The calls of tournaments, players, payments and membership (specification 3, section 7). */
export const tournamentCalls = {}
