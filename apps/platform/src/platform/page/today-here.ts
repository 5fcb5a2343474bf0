/** The user's current date as `YYYY-MM-DD`, the Swedish format. */
export const todayHere = () => new Date().toLocaleDateString('sv')
