import { isDateUntil } from '@kingside/api/facts'
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
