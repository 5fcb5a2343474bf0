// The rules of docs/voice.md that a machine can check.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { differingOnPurpose, signsOnPurpose, wordsOnPurpose } from './voice-exceptions.mjs'

/**
 * The words to avoid in each language, with what to write in their place.
 * @type {Readonly<Record<'en' | 'ru' | 'kz', readonly (readonly [RegExp, string])[]>>}
 */
const wordsToAvoid = {
  en: [
    [/\bstands?\b/i, 'appear, be or stay'],
    [/\bholds?\b/i, 'is valid, lasts or has'],
    [/\bleads?\b/i, 'open, or say where it goes'],
    [/\bfigures?\b/i, 'number or digit'],
    [/\banew\b/i, 'again'],
    [/\bany ?more\b/i, 'no longer'],
    [/\bby (?:itself|themselves)\b/i, 'automatically, or nothing'],
    [/\bbehind\b/i, 'after'],
    [/\bsuch as\b/i, 'like'],
    [/\bunder way\b/i, 'in progress'],
    [/\bat once\b/i, 'right away'],
    [/\bmeanwhile\b/i, 'for now'],
    [/\b(?:some|any|no)body\b/i, 'someone, anyone or no one'],
    [/\bthis is no\b/i, 'this isn’t a'],
    [/\bthere(?: is|’s) no such\b/i, 'not found'],
    [/\bof this name\b/i, 'with this name'],
    [/\byour (?:\w+ )?data\b/i, 'your details'],
    [/\bgo(?:es|ing)? on\b/i, 'continue'],
    [/\be-mail\b/i, 'email'],
    [/\bbeg[ia]ns?\b/i, 'start'],
    [/\blog in\b/i, 'sign in'],
    [/\binvitations?\b/i, 'invite'],
    [/\bcanceled\b/i, 'cancelled'],
    [/\btries\b/i, 'attempts'],
    [/\b(?:please|oops|invalid)\b/i, 'what happened, and what to do'],
    [/\bcould(?:n’t| not) be \w+ed\b/i, 'couldn’t and a verb: “Couldn’t load the game”'],
    [
      /\b(?:is|are|was|were|do|does|did|has|have|had|could|would|should|can|will) ?not\b/i,
      'the contraction',
    ],
  ],
  ru: [
    [/(?<!\p{L})сто(?:ит|ят)(?!\p{L})/iu, 'появится, есть or видно'],
    [/(?<!\p{L})вед(?:ёт|ут)(?!\p{L})/iu, 'открывает or переходит'],
    [/(?<!\p{L})держ[иа]тся(?!\p{L})/iu, 'действует'],
    [/на днях|через мгновение|узнаём|участник\p{L}* Pro|здесь это/iu, 'plain words'],
    [/учётн\p{L}+ запис/iu, 'аккаунт'],
    [/(?:эл\.|электронн\p{L}+) почт/iu, 'почта'],
    [/попробовать ещё раз/iu, 'Попробовать снова'],
    [/пожалуйста/iu, 'nothing'],
    [/ – /u, 'an em dash'],
  ],
  kz: [
    [/(?<!\p{L})тұрады(?!\p{L})/iu, 'көрінеді'],
    [/(?<!\p{L})апарады(?!\p{L})/iu, 'өтеді or ашады'],
    [/(?<!\p{L})жоспар(?:ы|ға|дан)?(?!\p{L})/iu, 'тариф'],
    [/мүшелі[кг]/iu, 'жазылым'],
    [/партия/iu, 'ойын'],
    [/жұмбақ/iu, 'есеп'],
    [/(?<!\p{L})(?:король|ферзь|пешка)/iu, 'патша, уәзір or сарбаз'],
    [/болдырылма/iu, 'тоқтатылды'],
    [/ – /u, 'an em dash'],
  ],
}

/** Signs that a message must not type: the formatter writes the first two, and the quotes have their own form. */
const signs = /[%€"']/

/**
 * The words of an ICU message, without its arguments and its syntax.
 * @param {string} message
 * @returns {string[]}
 */
export function wordsOf(message) {
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements @returns {string[]} */
  const visit = (elements) =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value]
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return Object.values(element.options).flatMap((option) => visit(option.value))
      }
      return element.type === TYPE.tag ? visit(element.children) : []
    })
  return visit(parse(message))
}

/**
 * What a catalogue says against docs/voice.md, one sentence for each problem.
 * @param {'en' | 'ru' | 'kz'} locale
 * @param {Record<string, string>} texts by id
 * @returns {string[]}
 */
export function voiceProblems(locale, texts) {
  return Object.entries(texts).flatMap(([id, text]) => {
    const words = wordsOf(text).join(' ')
    const avoided = Object.hasOwn(wordsOnPurpose, id)
      ? []
      : wordsToAvoid[locale].flatMap(([word, instead]) => {
          const found = word.exec(words)?.[0]
          return found === undefined
            ? []
            : [`${locale}: "${id}" says “${found.trim()}”. Write ${instead} (docs/voice.md).`]
        })
    const sign = Object.hasOwn(signsOnPurpose, id) ? undefined : signs.exec(words)?.[0]
    return sign === undefined
      ? avoided
      : [
          ...avoided,
          `${locale}: "${id}" types ${sign}. Percent and money come from formatNumber; quotes are “ ”, ’ and « ».`,
        ]
  })
}

/**
 * The English texts that one language says in two ways, one sentence for each.
 * @param {string} locale
 * @param {Record<string, string>} english by id
 * @param {Record<string, string>} catalogue by id
 * @returns {string[]}
 */
export function twoVoices(locale, english, catalogue) {
  /** @type {Map<string, Map<string, string>>} */
  const byText = new Map()
  for (const [id, text] of Object.entries(english)) {
    const translation = catalogue[id]
    if (translation === undefined || Object.hasOwn(differingOnPurpose, id)) continue
    const ids = byText.get(text) ?? new Map()
    if (!ids.has(translation)) ids.set(translation, id)
    byText.set(text, ids)
  }
  return [...byText].flatMap(([text, ids]) =>
    ids.size < 2
      ? []
      : [
          `${locale}: “${text}” has ${ids.size} translations: ${[...ids].map(([translation, id]) => `“${translation}” (${id})`).join(', ')}. Make them one, or say why not in scripts/lib/voice-exceptions.mjs.`,
        ],
  )
}
