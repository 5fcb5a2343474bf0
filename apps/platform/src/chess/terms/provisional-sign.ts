/** After a rating that is uncertain. */
export const provisionalSign = '?'
