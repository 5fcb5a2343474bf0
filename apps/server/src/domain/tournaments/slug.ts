const longest = 56

/** A tournament's part of its address, out of its name, which is in ASCII. @param count 1 for the first of the name */
export function slugOf(name: string, count: number): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  // Numbers alone would be the id of a tournament or of a round.
  const base =
    words === '' || /^[\d-]+$/.test(words) ? `tournament-${words}`.replace(/-$/, '') : words
  return count === 1 ? base : `${base}-${count}`
}
