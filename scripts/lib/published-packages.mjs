/** The packages that are published, each after those that it depends on. */
export const publishedPackages = ['chess-game', 'chess-board', 'design-system', 'api', 'machines']
