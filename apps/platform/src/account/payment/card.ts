/** The data of a card. They are sent to the payment provider, which gives a token, and are not kept. */
export interface CardFields {
  /** Digits only. */
  readonly number: string
  /** From 1 to 12. */
  readonly expMonth: number
  /** With four digits. */
  readonly expYear: number
  readonly securityCode: string
  /** As it is written on the card. */
  readonly name: string
}

export const cardInputs = ['number', 'expiry', 'securityCode', 'name'] as const
export type CardInputName = (typeof cardInputs)[number]
export type CardTexts = Readonly<Record<CardInputName, string>>
export type CardProblem = 'empty' | 'invalid'
export type CardProblems = Readonly<Partial<Record<CardInputName, CardProblem>>>

export type ReadCard =
  | { readonly card: CardFields; readonly problems?: never }
  | { readonly card?: never; readonly problems: CardProblems }

/** Reads the typed text and finds what is certainly wrong. Whether the card has expired is not checked. */
export function readCard(texts: CardTexts): ReadCard {
  const number = digitsOf(texts.number)
  const expiry = expiryOf(texts.expiry)
  const securityCode = digitsOf(texts.securityCode)
  const isRight = {
    number: isCardNumber(number),
    expiry: expiry !== null,
    securityCode: /^\d{3,4}$/.test(securityCode),
    name: true,
  } satisfies Record<CardInputName, boolean>
  const problemOf = (input: CardInputName): CardProblem | null => {
    if (texts[input].trim() === '') return 'empty'
    return isRight[input] ? null : 'invalid'
  }
  const problems: Partial<Record<CardInputName, CardProblem>> = {}
  for (const input of cardInputs) {
    const problem = problemOf(input)
    if (problem !== null) problems[input] = problem
  }
  if (expiry === null || Object.keys(problems).length > 0) return { problems }
  return { card: { number, ...expiry, securityCode, name: texts.name.trim() } }
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** Whether the length and the check digit (Luhn) are right. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function expiryOf(text: string): Pick<CardFields, 'expMonth' | 'expYear'> | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined) return null
  const expMonth = Number(month)
  if (expMonth < 1 || expMonth > 12) return null
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** Formats a card number in groups of four. Other text stays unchanged. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text)
  return /^\d+$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : text
}

/** Formats an expiry date as on a card: `09/28`. */
export function slashedExpiry(text: string): string {
  const expiry = expiryOf(text)
  if (expiry === null) return text
  const pair = (value: number) => String(value % 100).padStart(2, '0')
  return `${pair(expiry.expMonth)}/${pair(expiry.expYear)}`
}
