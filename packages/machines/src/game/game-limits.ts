/** Longer queues of moves made ahead are nobody's plan. */
export const mostPremoves = 10
