import type { Gender, VerificationStatus, VerificationWay } from '@kingside/api/facts'

/** What the federation needs to know of somebody to whom it is to give an id. */
export interface FideForm {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly placeOfBirth: string
  /** Ids of countries. */
  readonly nationality: number
  readonly federation: number
  readonly gender: Gender
}

/** Ids of uploaded files, which only operators see, until they decide. */
export interface FideFiles {
  readonly avatar: string | null
  readonly selfieWithId: string | null
  readonly parentConsent: string | null
}

export const noFiles: FideFiles = { avatar: null, selfieWithId: null, parentConsent: null }

/** What somebody asks for. */
export interface VerificationRequest extends FideFiles {
  readonly status: Extract<VerificationStatus, 'draft' | 'wait_for_approve'>
  readonly way: VerificationWay
  /** Null: the federation is to give one, to whom the form describes. */
  readonly fideId: number | null
  readonly form: FideForm | null
  /** Whether a child agrees to what the parent consented to. */
  readonly hasAgreed: boolean
  readonly comment: string
}

/** A record of verification. */
export interface Verification extends Omit<VerificationRequest, 'status'> {
  readonly id: number
  readonly accountId: number
  readonly status: VerificationStatus
  /** Why an identity check did not decide it; for operators. */
  readonly note: string
  /** Why it was not approved; for the member. */
  readonly reason: string
  readonly createdAt: Date
  /** Since when it is in its status; names the version that somebody has seen. */
  readonly changedAt: Date
}

/** The files of a record. */
export const filesOf = ({ avatar, selfieWithId, parentConsent }: FideFiles): readonly string[] =>
  [avatar, selfieWithId, parentConsent].filter((id) => id !== null)
