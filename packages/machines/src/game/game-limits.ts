/** The longest queue of premoves; more would be a mistake, not a plan. */
export const maxPremoves = 10
