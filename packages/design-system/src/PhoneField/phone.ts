/** Country codes of one and two digits, as the telephone union assigns them; all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}|\d{0,2}$)/

/** No telephone number has more digits. */
const mostDigits = 15

/** How digits behind the country code are grouped: `(701)123-45-67`; whatever comes after stays with the last. */
const groups = [
  { before: '(', size: 3 },
  { before: ')', size: 3 },
  { before: '-', size: 2 },
  { before: '-', size: mostDigits },
]

/** The digits of a text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Writes a phone number as `+7(701)123-45-67`, as far as it goes.
 *
 * @param text a number, or its beginning, with any signs between the digits
 * @param home the country code of a number that is written without one; with `7`, a leading 8 is its trunk prefix
 * @returns the number without a sign at its end, so that deleting always removes a digit
 */
export function formatPhone(text: string, home: string): string {
  const digits = internationalDigits(text, home).slice(0, mostDigits)
  if (digits === '') return /^\s*\+/.test(text) ? '+' : ''
  const code = countryCode.exec(digits)?.[0] ?? digits
  let rest = digits.slice(code.length)
  let formatted = `+${code}`
  for (const { before, size } of groups) {
    if (rest === '') break
    formatted += before + rest.slice(0, size)
    rest = rest.slice(size)
  }
  return formatted
}

function internationalDigits(text: string, home: string): string {
  const digits = digitsOf(text)
  if (/^\s*\+/.test(text) || digits === '') return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (home === '7' && digits.startsWith('8')) return home + digits.slice(1)
  // Ten digits are a whole number of the home country, though it may begin like the code.
  if (digits.startsWith(home) && digits.length !== 10) return digits
  return home + digits
}

/** A phone number while it is edited: its text and where the caret stands in it. */
export interface PhoneEdit {
  text: string
  caret: number
}

export type PhoneDeletion = 'backward' | 'forward'

/**
 * Formats what the reader just typed and keeps the caret behind the same digit. A deletion that met a sign only
 * removes the next digit too, or it would seem to do nothing.
 */
export function editPhone(
  previous: string,
  typed: PhoneEdit,
  home: string,
  deletion?: PhoneDeletion,
): PhoneEdit {
  const onlySign = deletion !== undefined && digitsOf(previous) === digitsOf(typed.text)
  const { text, caret } = onlySign ? withoutNextDigit(typed, deletion) : typed
  const formatted = formatPhone(text, home)
  // Digits behind the caret stay as they are; a country code may have come before it.
  const behind = digitsOf(text.slice(caret)).length
  return { text: formatted, caret: caretBefore(formatted, behind) }
}

function withoutNextDigit({ text, caret }: PhoneEdit, deletion: PhoneDeletion): PhoneEdit {
  const before = text.slice(0, caret)
  const after = text.slice(caret)
  if (deletion === 'forward') return { text: before + after.replace(/\d/, ''), caret }
  const shorter = before.replace(/\d(\D*)$/, '$1')
  return { text: shorter + after, caret: shorter.length }
}

/** The caret's position with so many digits behind it: right behind the digit before it. */
function caretBefore(text: string, digitsBehind: number): number {
  if (digitsBehind === 0) return text.length
  const before = digitsOf(text).length - digitsBehind
  let seen = 0
  for (const [index, sign] of Array.from(text).entries()) {
    if (seen === before) return Math.max(index, text.startsWith('+') ? 1 : 0)
    if (/\d/.test(sign)) seen += 1
  }
  return text.length
}

const shortestPhone = 15

/** Whether a number may be sent: it is empty, or long enough once its spaces are taken away. */
export function isPhoneCorrect(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '')
  return bare === '' || bare.length >= shortestPhone
}
