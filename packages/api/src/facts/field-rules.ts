/** Rules for what people type, for forms and servers alike (specification 1, section 5). */

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

const earliestDate = '1900-01-01'

/** Whether `text` is a day of the calendar as YYYY-MM-DD, not before 1900 and not after `today` (YYYY-MM-DD). */
export function isDateUntil(text: string, today: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  // Dates of this form sort correctly as text.
  return day >= 1 && day <= daysIn(year, month) && text >= earliestDate && text <= today
}

const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * The address that a typed link leads to: one without a scheme gets `http://`, and `www.` is removed. Null where it is
 * none of the web's: another scheme, a user name or password in it, no domain, or letters beyond ASCII in the domain,
 * which may look like another one.
 */
export function parseLink(text: string): string | null {
  const typed = text.trim()
  if (typed === '' || /\s/.test(typed)) return null
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]*:\d+(\/|$)/.test(typed)
  const whole = hasScheme ? typed : `http://${typed.replace(/^\/+/, '')}`
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(whole)?.[1] ?? ''
  if (!/^[\w.:-]+$/.test(host) || !URL.canParse(whole)) return null
  const url = new URL(whole)
  if (!webProtocols.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (!/^[^.].*\.[a-z][a-z\d-]*[a-z\d]$/i.test(url.hostname)) return null
  // A label in punycode is a domain with other letters.
  if (url.hostname.split('.').some((label) => label.startsWith('xn--'))) return null
  url.hostname = url.hostname.replace(/^www\./, '')
  return url.href
}

/** A typed phone number without its spaces; null where nothing is left, or 15 characters and more. */
export function parsePhone(text: string): string | null {
  const number = text.replaceAll(/\s/g, '')
  return number !== '' && number.length < 15 ? number : null
}
