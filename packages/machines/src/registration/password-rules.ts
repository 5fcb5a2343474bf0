/** A problem with a password that is found without the server. */
export type PasswordProblem = 'empty_password' | 'weak_password'

/** A problem with a password at sign-up, where the rule is stricter. */
export type SignUpPasswordProblem = PasswordProblem | 'password_too_common' | 'password_is_email'

const shortest = 8

/** Common passwords, by themselves or with digits and signs around them. */
const common: ReadonlySet<string> = new Set(
  [
    'password passwort passw0rd p@ssw0rd p@ssword pass qwerty qwertyui qwertyuiop qazwsx asdfgh',
    'asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef letmein welcome admin iloveyou monkey dragon',
    'football secret master login princess sunshine superman batman trustno chess hello test user',
    'guest changeme пароль йцукен йцукенг құпиясөз',
  ].flatMap((line) => line.split(' ')),
)

const figuresAround = /^[\p{Nd}\p{P}\p{S}]+|[\p{Nd}\p{P}\p{S}]+$/gu

const isCommon = (password: string) => {
  const folded = password.toLowerCase()
  const word = folded.replaceAll(figuresAround, '')
  return common.has(folded) || common.has(word) || word === ''
}

/** The specification's rule for any new password: at least 8 characters with a letter and a digit. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'empty_password'
  const isStrong =
    password.length >= shortest && /\p{L}/u.test(password) && /\p{Nd}/u.test(password)
  return isStrong ? null : 'weak_password'
}

/** The rule at sign-up: also both cases, not a common password, not the e-mail address. */
export function signUpPasswordProblem(
  password: string,
  email: string,
): SignUpPasswordProblem | null {
  const problem = passwordProblem(password)
  if (problem === 'empty_password') return problem
  if (password.toLowerCase() === email.trim().toLowerCase()) return 'password_is_email'
  if (isCommon(password)) return 'password_too_common'
  const hasBothCases = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)
  return problem ?? (hasBothCases ? null : 'weak_password')
}
