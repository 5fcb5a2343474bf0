/** The name of the product, which is not translated. */
export const productName = 'Kingside'
