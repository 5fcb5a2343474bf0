import type { Context } from 'hono'
import type { Locale } from '@kingside/api'

/** Of a longer header only so much is read. */
const longest = 200

/**
 * The language of mails and sentences that a request causes: the one of ours that its `Accept-Locale` likes best,
 * else English.
 */
export function languageOf(context: Context): Locale {
  return preferredLanguage(context.req.header('accept-language') ?? '')
}

/** The language of ours that a request states; null where it states none. */
export const statedLanguage = (context: Context): Locale | null =>
  likedLanguage(context.req.header('accept-language') ?? '')

/** Reads `Accept-Locale` (RFC 9110, 12.5.4): the highest weight wins, then what stands first. */
export const preferredLanguage = (header: string): Locale => likedLanguage(header) ?? 'en'

function likedLanguage(header: string): Locale | null {
  let best: Locale | null = null
  let bestWeight = 0
  for (const range of header.slice(0, longest).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const language = languageOfTag(tag)
    const weight = weightOf(parameters)
    if (language === null || weight <= bestWeight) continue
    best = language
    bestWeight = weight
  }
  return best
}

function languageOfTag(tag: string): Locale | null {
  switch (tag.split('-')[0]) {
    case 'en':
      return 'en'
    case 'kk':
    // What the product's own addresses have, so that a client may send it as it is.
    case 'kz':
      return 'kz'
    case 'ru':
      return 'ru'
    default:
      return null
  }
}

/** From 0 (not wanted) to 1; anything that is no weight is 0. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0
}
