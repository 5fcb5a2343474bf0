/** Russian words within a number, and their Kazakh ones. */
const words = new Map([
  ['тыс.', 'мың'],
  ['тысяч', 'мың'],
  ['тысяча', 'мың'],
  ['тысячи', 'мың'],
  ['миллиона', 'миллион'],
  ['миллионов', 'миллион'],
  ['миллиарда', 'миллиард'],
  ['миллиардов', 'миллиард'],
  ['байта', 'байт'],
  ['минута', 'минут'],
  ['минуты', 'минут'],
  ['KZT', '₸'],
  ['не\u00A0число', 'сан\u00A0емес'],
])

/**
 * Signs and digit groups are those of Russian; words, the tenge sign and the space before a percent sign are replaced.
 */
export function kazakhNumberParts<Part extends { type: string; value: string }>(
  parts: readonly Part[],
): Part[] {
  return parts.flatMap((part, index) =>
    part.type === 'literal' && parts[index + 1]?.type === 'percentSign'
      ? []
      : [{ ...part, value: words.get(part.value) ?? part.value }],
  )
}
