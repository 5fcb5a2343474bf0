import { isCommonPassword } from './common-passwords.ts'

/** Why a new password is refused; the codes of the contract. */
export type PasswordProblem =
  | 'password_too_short'
  | 'password_entirely_numeric'
  | 'password_too_common'
  | 'password_too_similar'
  | 'password_too_weak'

export interface PasswordOwner {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
}

const shortest = 8

/** The form in which passwords are hashed and compared: the same keys on another keyboard give the same password. */
export const normalisePassword = (password: string) => password.normalize('NFKC')

/**
 * The rule for any new password: at least 8 characters with a letter and a digit, not common, not like the owner's
 * data; at sign-up also both cases (specification 1, section 5).
 */
export function passwordProblem(
  typed: string,
  owner: PasswordOwner,
  occasion: 'sign-up' | 'change',
): PasswordProblem | null {
  const password = normalisePassword(typed)
  if (lengthOf(password) < shortest) return 'password_too_short'
  if (/^\p{Nd}+$/u.test(password)) return 'password_entirely_numeric'
  if (isCommonPassword(password)) return 'password_too_common'
  if (isLikeOwner(password, owner)) return 'password_too_similar'
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return 'password_too_weak'
  const hasBothCases = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)
  return occasion === 'sign-up' && !hasBothCases ? 'password_too_weak' : null
}

/** In code points, as people count. */
const lengthOf = (text: string) => Array.from(text).length

/** Shorter words are in too many passwords by chance. */
const shortestWord = 4

function isLikeOwner(password: string, { email, firstName = '', lastName = '' }: PasswordOwner) {
  const folded = password.toLowerCase()
  const address = email.trim().normalize('NFKC').toLowerCase()
  const letters = folded.replaceAll(/[^\p{L}]/gu, '')
  const words = [...(address.split('@')[0] ?? '').split(/[^\p{L}]+/u), firstName, lastName]
  return (
    folded === address ||
    folded === address.split('@')[0] ||
    words.some((word) => lengthOf(word) >= shortestWord && letters === word.toLowerCase())
  )
}
