/** A name, the same in every language. */
export const productName = 'Kingside'
