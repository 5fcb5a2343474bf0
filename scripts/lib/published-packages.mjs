/** The published packages, each after its dependencies. */
export const publishedPackages = [
  'chess-game',
  'chess-board',
  'design-system',
  'api',
  'machines',
  'pairing',
]
