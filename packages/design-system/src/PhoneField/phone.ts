/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}|\d{0,2}$)/

/** The longest phone number (ITU-T E.164). */
const maxDigits = 15

/** The groups of digits after the country code: `(701)123-45-67`; further digits belong to the last group. */
const groups = [
  { before: '(', size: 3 },
  { before: ')', size: 3 },
  { before: '-', size: 2 },
  { before: '-', size: maxDigits },
]

/** The digits of a text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Formats a phone number as `+7(701)123-45-67`, as far as it is typed.
 *
 * @param text a number, or its beginning, with any signs between the digits
 * @param home the country code of a number without one; with `7`, a leading 8 is its trunk prefix
 * @returns the number without a sign at its end, so that deleting always removes a digit
 */
export function formatPhone(text: string, home: string): string {
  const digits = internationalDigits(text, home).slice(0, maxDigits)
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
  // Ten digits are a whole national number, even if they begin with the country code's digits.
  if (digits.startsWith(home) && digits.length !== 10) return digits
  return home + digits
}

/** A phone number during editing: its text and the position of the caret. */
export interface PhoneEdit {
  text: string
  caret: number
}

export type PhoneDeletion = 'backward' | 'forward'

/**
 * Formats the typed text and keeps the caret after the same digit. A deletion of a sign also removes the digit before
 * it, because otherwise nothing would seem to happen.
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
  // The number of digits after the caret stays the same; a country code may have been added before it.
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

/** The caret's position with this many digits after it: right after the digit before it. */
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

/** Whether a number can be sent: it is empty, or long enough without spaces. */
export function isPhoneCorrect(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '')
  return bare === '' || bare.length >= shortestPhone
}
