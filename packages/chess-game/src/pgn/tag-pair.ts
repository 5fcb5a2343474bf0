const quote = 34
const backslash = 92
const newline = 10

/**
 * The place of a tag pair's closing quote, and of the character after its bracket. A quote closes
 * the value only where the bracket follows, because files forget to escape those within. -1 when
 * the line ends first.
 */
export function findTagEnd(text: string, opening: number): { closing: number; end: number } {
  for (let at = opening + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === newline) break
    if (code === backslash) at += 1
    else if (code === quote) {
      let end = at + 1
      while (text.charAt(end) === ' ') end += 1
      if (text.charAt(end) === ']') return { closing: at, end: end + 1 }
      at = end - 1
    }
  }
  return { closing: -1, end: -1 }
}

/** A tag's value as it was meant: `\"` and `\\` stand for themselves (PGN standard 7). */
export const unescapeTag = (value: string): string =>
  value.includes('\\') ? value.replace(/\\(["\\])/g, '$1') : value

/** A tag's value as PGN writes it. Line ends and tabs, which PGN can't hold, become spaces. */
export const escapeTag = (value: string): string =>
  value.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, '\\$&')
