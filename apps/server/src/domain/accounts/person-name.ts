const longest = 60

/** Letters with single hyphens or spaces between them (specification 1, section 5), each with at most two marks. */
const shape = /^(?:\p{L}\p{M}{0,2})+(?:[ -](?:\p{L}\p{M}{0,2})+)*$/u

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * Brings a name into one form (NFC, single spaces); null is not a name. A word of letters from scripts that look
 * alike is refused, so that nobody passes for somebody else.
 */
export function parsePersonName(text: string): string | null {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const isMixed = name
    .split(/[ -]/)
    .some((word) => scripts.filter((script) => script.test(word)).length > 1)
  return name.length <= longest && shape.test(name) && !isMixed ? name : null
}
