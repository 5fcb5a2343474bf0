import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * The arguments of an ICU message, with their kind, sorted: `['count:plural', 'name:text']`.
 * @param {string} message
 * @returns {string[]}
 */
export function argumentsOf(message) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) found.add(`${element.value}:text`)
      if (element.type === TYPE.number) found.add(`${element.value}:number`)
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        found.add(`${element.value}:${element.type === TYPE.plural ? 'plural' : 'select'}`)
        for (const option of Object.values(element.options)) visit(option.value)
      }
      if (element.type === TYPE.tag) visit(element.children)
    }
  }
  visit(parse(message))
  return [...found].sort()
}

/**
 * The errors in a catalogue, one sentence for each.
 * @param {string} locale
 * @param {Record<string, { defaultMessage: string }>} english every message of the app
 * @param {Record<string, string>} catalogue the translations, by id
 * @returns {string[]}
 */
export function catalogueProblems(locale, english, catalogue) {
  const file = `apps/platform/src/platform/intl/${locale}.json`
  const missing = Object.keys(english)
    .filter((id) => !catalogue[id]?.trim())
    .map((id) => `${file} has no "${id}" (English: ${english[id]?.defaultMessage})`)
  const orphans = Object.keys(catalogue)
    .filter((id) => !english[id])
    .map((id) => `${file} has "${id}", which the app no longer uses: remove it`)
  const differing = Object.entries(catalogue).flatMap(([id, text]) => {
    const source = english[id]
    if (!source || !text.trim()) return []
    try {
      const [theirs, ours] = [argumentsOf(text).join(), argumentsOf(source.defaultMessage).join()]
      return theirs === ours
        ? []
        : [`${file}: "${id}" takes (${theirs}), but the English message takes (${ours})`]
    } catch (error) {
      return [
        `${file}: "${id}" is no ICU message: ${error instanceof Error ? error.message : String(error)}`,
      ]
    }
  })
  return [...missing, ...orphans, ...differing]
}
