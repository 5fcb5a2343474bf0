import {
  fideBirthDateProblem,
  maxFidePlace,
  needsConsent,
  parseFideName,
} from '@kingside/api/facts'
import type { CallInput, contract } from '@kingside/api'
import type { FideFiles, FideForm } from './verification.ts'

type FideBody = CallInput<typeof contract.me.submitFide>['body']

/** What somebody sent who asks for an id, or what is wrong with it. */
export type ParsedFideForm =
  | { readonly status: 'right'; readonly form: FideForm; readonly files: FideFiles }
  | { readonly status: 'missing'; readonly fields: readonly string[] }
  | { readonly status: 'incorrect_name'; readonly detail: string }
  | { readonly status: 'incorrect_date' | 'too_young' | 'parent_consent_missing' }

/** @param today YYYY-MM-DD */
export function parseFideForm(body: FideBody, today: string): ParsedFideForm {
  const {
    first_name: first = '',
    last_name: last = '',
    date_of_birth: birthDate,
    place_of_birth: place = '',
    nationality,
    federation,
    gender,
    avatar,
    selfie_with_id: selfieWithId,
    parent_consent: parentConsent = null,
    agreement = false,
  } = body
  const placeOfBirth = place.trim().replaceAll(/\s+/g, ' ')
  const missing = {
    first_name: first.trim() === '',
    last_name: last.trim() === '',
    date_of_birth: birthDate === undefined,
    place_of_birth: placeOfBirth === '',
    nationality: nationality === undefined,
    federation: federation === undefined,
    gender: gender === undefined,
    avatar: avatar === undefined,
    selfie_with_id: selfieWithId === undefined,
  }
  const fields = Object.entries(missing).flatMap(([field, isMissing]) => (isMissing ? [field] : []))
  const isWhole =
    birthDate !== undefined &&
    nationality !== undefined &&
    federation !== undefined &&
    gender !== undefined &&
    avatar !== undefined &&
    selfieWithId !== undefined
  if (!isWhole || fields.length > 0) return { status: 'missing', fields }
  const firstName = parseFideName(first)
  if (firstName === null) return { status: 'incorrect_name', detail: 'Incorrect first name' }
  const lastName = parseFideName(last)
  if (lastName === null) return { status: 'incorrect_name', detail: 'Incorrect last name' }
  const dateProblem = fideBirthDateProblem(birthDate, today)
  if (dateProblem !== null) return { status: dateProblem }
  const isChild = needsConsent(birthDate, today)
  if (isChild && (parentConsent === null || !agreement)) return { status: 'parent_consent_missing' }
  const form = {
    firstName,
    lastName,
    birthDate,
    placeOfBirth: placeOfBirth.slice(0, maxFidePlace),
    nationality,
    federation,
    gender,
  }
  // Of others no consent is kept, even if one was sent.
  const files = { avatar, selfieWithId, parentConsent: isChild ? parentConsent : null }
  return { status: 'right', form, files }
}
