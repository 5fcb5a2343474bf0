const quote = 34
const backslash = 92
const newline = 10

/** The indices of a tag pair's parts; -1 for parts that the line does not have. */
interface TagPlace {
  readonly openingQuote: number
  readonly closingQuote: number
  /** After the closing bracket. */
  readonly end: number
}

/**
 * Finds the parts of the tag pair whose bracket opens at an index. A quote ends the value only before the bracket,
 * because many files do not escape quotes in values.
 */
export function findTag(text: string, bracket: number): TagPlace {
  let openingQuote = -1
  for (let at = bracket + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === newline) break
    if (openingQuote < 0) {
      if (code === quote) openingQuote = at
    } else if (code === backslash && text.charCodeAt(at + 1) !== newline) at += 1
    else if (code === quote) {
      let end = at + 1
      while (text.charAt(end) === ' ') end += 1
      if (text.charAt(end) === ']') return { openingQuote, closingQuote: at, end: end + 1 }
      at = end - 1
    }
  }
  return { openingQuote, closingQuote: -1, end: -1 }
}

/** Can PGN hold a tag of this name? */
export const isTagName = (name: string): boolean => /^[^\s"\]]+$/.test(name)

/** A tag's value without escapes: `\"` and `\\` become one character (PGN standard 7). */
export const unescapeTag = (value: string): string =>
  value.includes('\\') ? value.replace(/\\(["\\])/g, '$1') : value

/** A tag's value with escapes. Line ends and tabs, which PGN can't hold, become spaces. */
export const escapeTag = (value: string): string =>
  value.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, '\\$&')
