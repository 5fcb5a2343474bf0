const separators = /[\s_.-]+/u
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Returns the one or two initials shown for a player without a picture.
 *
 * @param name a full name or a user name; parts are split at spaces, dots, dashes and underscores
 * @returns the first letter of the first and the last part, in capitals, or `''` for a name without letters
 */
export function initialsOf(name: string): string {
  const parts = name.trim().split(separators).filter(Boolean)
  const first = firstLetter(parts[0])
  const last = parts.length > 1 ? firstLetter(parts.at(-1)) : ''
  return (first + last).toUpperCase()
}

const firstLetter = (part = '') => {
  for (const { segment } of letters.segment(part)) return segment
  return ''
}
