import { fideBirthDateProblem, needsConsent, parseFideName } from '@kingside/api/facts'
import type {
  FideFacts,
  FideFiles,
  FidePlayer,
  FideProblem,
  FideProblems,
  FideQuery,
  FideValues,
} from './fide-id.types.ts'

/** Only the fields that are wrong. */
const wrongOf = (problems: Readonly<Record<string, FideProblem | null>>): FideProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )

const missing = (isMissing: boolean): FideProblem | null => (isMissing ? 'fill_in_the_value' : null)

/** What is wrong with what is looked for. */
export function queryProblems(query: FideQuery, today: string): FideProblems {
  if (query.by === 'id') {
    const id = query.fideId.trim()
    const isId = /^[1-9]\d{3,8}$/.test(id)
    return wrongOf({
      fideId: id === '' ? 'fill_in_the_value' : isId ? null : 'fill_in_the_value_properly',
    })
  }
  const name = query.fullName.trim()
  const year = query.birthYear.trim()
  const isYear = /^\d{4}$/.test(year) && Number(year) >= 1900 && year <= today.slice(0, 4)
  return wrongOf({
    fullName:
      name === '' ? 'fill_in_the_value' : name.length < 2 ? 'fill_in_the_value_properly' : null,
    birthYear: year === '' ? 'fill_in_the_value' : isYear ? null : 'not_valid',
  })
}

/** Whether a birth date as typed is of a child whose parent must consent; false while it is no date. */
export const isChildDate = (birthDate: string, today: string): boolean =>
  fideBirthDateProblem(birthDate, today) !== 'incorrect_date' && needsConsent(birthDate, today)

/** What is wrong with the federation's form. */
export function formProblems(values: FideValues, files: FideFiles, today: string): FideProblems {
  const { firstName, lastName, birthDate, birthPlace, nationality, federation, gender } = values
  return wrongOf({
    firstName: nameProblem(firstName, 'incorrect_first_name'),
    lastName: nameProblem(lastName, 'incorrect_last_name'),
    birthDate:
      birthDate === ''
        ? 'fill_in_the_value'
        : fideBirthDateProblem(birthDate, today) === null
          ? null
          : 'not_valid',
    birthPlace: missing(birthPlace.trim() === ''),
    nationality: missing(nationality === null),
    federation: missing(federation === null),
    gender: missing(gender === null),
    avatar: missing(files.avatar === null),
    selfie: missing(files.selfie === null),
    ...consentProblems(values, files, isChildDate(birthDate, today)),
  })
}

/** What is wrong with a request for a check by hand. */
export const manualProblems = (
  values: FideValues,
  files: FideFiles,
  isChild: boolean,
): FideProblems =>
  wrongOf({
    selfie: missing(files.selfie === null),
    ...consentProblems(values, files, isChild),
  })

const consentProblems = (
  { hasAgreed }: FideValues,
  { consent }: FideFiles,
  isChild: boolean,
): Readonly<Record<string, FideProblem | null>> => ({
  consent: missing(isChild && consent === null),
  agreement: missing(isChild && !hasAgreed),
})

const nameProblem = (
  text: string,
  problem: 'incorrect_first_name' | 'incorrect_last_name',
): FideProblem | null => {
  if (text.trim() === '') return 'fill_in_the_value'
  return parseFideName(text) === null ? problem : null
}

export const isRight = (problems: FideProblems): boolean => Object.keys(problems).length === 0

/** Whether a parent must consent to a check of this member, or of this player of the list. */
export const isChildOf = (
  facts: FideFacts | null,
  chosen: FidePlayer | null,
  today: string,
): boolean => {
  if (facts?.isChild) return true
  return chosen?.birthYear != null && Number(today.slice(0, 4)) - chosen.birthYear < 13
}
