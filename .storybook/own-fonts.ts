import { commands } from 'vitest/browser'

/** Characters that may be drawn in a system font, with the reason. */
const foreign: readonly (readonly [characters: RegExp, reason: string])[] = [
  [/\p{scx=Arabic}/u, 'Words of a right-to-left language, which the product does not speak yet.'],
  [/[←→⌘]/u, 'Keys, as keyboards name them: Inter’s latin files leave these signs out.'],
  [/[↻⇆∆∓∞⊕⊙□★✓]/u, 'Signs of chess notation and of graded moves, which text fonts do not have.'],
  [/[♔-♟]/u, 'Chess pieces as text, in a story of a board of one’s own.'],
]

const isForeign = (character: string) => foreign.some(([characters]) => characters.test(character))

/** A font with one character of these alphabets has all of them. */
const alphabets = [/[!-~]/, /[а-яё]/i, /[әғқңөұүһі]/i, /[·…–—‘’“”«»×−½№]/]

/** The key of a character: one for each alphabet, else the character itself. */
const signOf = (character: string) => {
  const alphabet = alphabets.findIndex((letters) => letters.test(character))
  return alphabet < 0 ? character : `alphabet ${alphabet}`
}

/** Keys that were already drawn in a font of the project, by the style's `font-family`. */
const seen = new Map<string, Set<string>>()

/** Text for screen readers only is clipped to a pixel, by its own style or an ancestor's. */
function isCutAway(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible') return true
  return element.parentElement !== null && isCutAway(element.parentElement)
}

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isCutAway(element)

const textOfField = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.value === '' ? field.placeholder : field.value

/** Each element with its own text, with the text. */
function* texts(): Generator<readonly [Element, string]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) yield [node.parentElement, node.nodeValue ?? '']
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea',
  )) {
    yield [field, textOfField(field)]
  }
}

/** The keys on the page that are not in `seen`, by `font-family`. */
function unseen(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [element, text] of texts()) {
    if (text.trim() === '') continue
    const families = getComputedStyle(element).fontFamily
    const known = seen.get(families)
    const fresh = Array.from(text).filter(
      (character) =>
        !known?.has(signOf(character)) && character.trim() !== '' && !isForeign(character),
    )
    if (fresh.length === 0 || !isDrawn(element)) continue
    found.set(families, new Set([...(found.get(families) ?? []), ...fresh]))
  }
  return found
}

/**
 * System fonts differ between machines, and so would pictures that use them. Asks the browser for the fonts of all
 * characters that no earlier story has had.
 * @throws {Error} when a text of the page is in a font that is not shipped with the project
 */
export async function expectOwnFonts(): Promise<void> {
  const found = unseen()
  if (found.size === 0) return
  const probe = document.createElement('div')
  probe.style.cssText = 'position: fixed; visibility: hidden; white-space: pre'
  for (const [families, characters] of found) {
    const sample = probe.appendChild(document.createElement('span'))
    sample.setAttribute('data-font-sample', '')
    sample.style.fontFamily = families
    sample.textContent = [...characters].join('')
  }
  document.body.append(probe)
  const fonts = await commands.systemFonts('[data-font-sample]').finally(() => probe.remove())
  const problems = [...found].flatMap(([families, characters], index) => {
    const names = fonts[index] ?? []
    if (names.length > 0) {
      return [`"${[...characters].join('')}" in ${families} is drawn in ${names.join(', ')}.`]
    }
    seen.set(families, new Set([...(seen.get(families) ?? []), ...[...characters].map(signOf)]))
    return []
  })
  if (problems.length > 0) {
    throw new Error(
      `This story has text in a font of this system, which other machines do not have:\n${problems.join('\n')}`,
    )
  }
}
