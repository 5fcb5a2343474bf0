export const isSpace = (code: number): boolean => code <= 32 || code === 0xfeff

/** Does a line begin here, perhaps after a byte order mark? */
export function isLineStart(text: string, at: number): boolean {
  const before = at > 0 ? text.charCodeAt(at - 1) : 10
  return before === 10 || before === 0xfeff
}

/** Does this character end a word of the move text? White space, brackets, comments and glyphs do. */
export function isWordEnd(code: number): boolean {
  switch (code) {
    case 33: // !
    case 36: // $
    case 40: // (
    case 41: // )
    case 59: // ;
    case 63: // ?
    case 91: // [
    case 123: // {
    case 125: // }
    case 0xfeff:
      return true
    default:
      return code <= 32
  }
}
