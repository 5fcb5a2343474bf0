const known: ReadonlyMap<string, string> = new Map([
  ['image/svg+xml', 'SVG'],
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPG'],
  ['application/pdf', 'PDF'],
])

/** File types as users call them: `image/png` and `.pgn` become “PNG, PGN”. */
export const kindsOf = (accept: readonly string[]): string =>
  accept.map((type) => known.get(type) ?? type.replace(/^.*[./]/, '').toUpperCase()).join(', ')
