import { emailProblem } from '../email-check/email-rules.ts'
import { signUpPasswordProblem } from './password-rules.ts'
import type {
  CredentialsForm,
  FieldProblem,
  FieldProblems,
  PersonalInfo,
} from './registration.types.ts'

const name = /^\p{L}\p{M}*(?:[- ]?\p{L}\p{M}*)*$/u

const nameProblem = (text: string): FieldProblem | null => {
  const trimmed = text.trim()
  if (trimmed === '') return 'fill_in_the_value'
  return name.test(trimmed) ? null : 'incorrect_name'
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

const earliest = '1900-01-01'

/** The rule for dates: YYYY-MM-DD, a day of the calendar, not before 1900 and not after `today`. */
export function isDateUntil(text: string, today: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  // Dates of this form sort as text.
  return day >= 1 && day <= daysIn(year, month) && text >= earliest && text <= today
}

/** Only the fields that are wrong. */
const wrongOf = (problems: Readonly<Record<string, FieldProblem | null>>): FieldProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )

export const credentialProblems = ({ email, password, repeat }: CredentialsForm): FieldProblems =>
  wrongOf({
    email: emailProblem(email),
    password: signUpPasswordProblem(password, email),
    repeat: repeat === password ? null : 'passwords_must_be_equal',
  })

/** @param today as YYYY-MM-DD */
export const infoProblems = (info: PersonalInfo, today: string): FieldProblems =>
  wrongOf({
    firstName: nameProblem(info.firstName),
    lastName: nameProblem(info.lastName),
    country: info.country === null ? 'fill_in_the_value' : null,
    birthDate: info.birthDate === '' || isDateUntil(info.birthDate, today) ? null : 'not_valid',
  })

export const fideIdProblems = (fideId: string): FieldProblems => {
  const text = fideId.trim()
  if (text === '') return { fideId: 'fill_in_the_value' }
  return /^[1-9]\d{3,9}$/.test(text) ? {} : { fideId: 'fill_in_the_value_properly' }
}

export const isRight = (problems: FieldProblems) => Object.keys(problems).length === 0
