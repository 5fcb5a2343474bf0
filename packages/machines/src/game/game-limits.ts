/** Longer queues of moves made ahead are nobody's plan. */
export const maxPremoves = 10
