const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root to draw into.')

export const root = element
