import type {
  FederationPlayerStatus,
  FideIdStatus,
  Gender,
  IdentityStatus,
} from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why something was refused, or not done. */
export const fideIdCodes = [
  'already_assigned',
  'permission_denied',
  'not_authenticated',
  'fide_id_not_found',
  'incorrect_name',
  'not_valid',
  'parent_consent_missing',
  'file_gone',
  /** There is no identity check at the moment. */
  'unavailable',
  'throttled',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type FideIdCode = (typeof fideIdCodes)[number]

/** What the server says of the member and the FIDE ID. */
export interface FideFacts {
  readonly status: FideIdStatus
  readonly fideId: number | null
  /** ISO 8601; null until it is verified. */
  readonly verifiedAt: string | null
  /** Whether the member has Pro, or has asked for it as a titled player. */
  readonly mayConnect: boolean
  /** Whether the member is younger than 13, as far as the profile tells. */
  readonly isChild: boolean
  /** Who decides the newest request, and about which id; null without one. */
  readonly request: {
    readonly id: string
    readonly status: 'draft' | 'waiting' | 'decided'
    readonly way: 'identity' | 'hand'
    readonly fideId: number | null
    /** Why it was not approved; empty otherwise. */
    readonly reason: string
  } | null
  /** The newest identity check. */
  readonly identity: IdentityAnswer
}

export interface IdentityAnswer {
  /** `none` before the first. */
  readonly status: IdentityStatus | 'none'
  /** Whether the newest documents were refused. */
  readonly isRefused: boolean
}

/** A player of the federation's list. */
export interface FidePlayer {
  readonly fideId: number
  readonly fullName: string
  readonly birthYear: number | null
  /** The federation's three letters. */
  readonly federation: string
  readonly title: string | null
  readonly status: FederationPlayerStatus
}

/** What is looked for: an id, or a full name with the year of birth. */
export interface FideQuery {
  readonly by: 'id' | 'name'
  readonly fideId: string
  readonly fullName: string
  readonly birthYear: string
}

/** The federation's form as it is typed. */
export interface FideValues {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD, or empty. */
  readonly birthDate: string
  readonly birthPlace: string
  /** Ids of countries. */
  readonly nationality: number | null
  readonly federation: number | null
  readonly gender: Gender | null
  readonly hasAgreed: boolean
  /** For operators; of the check by hand alone. */
  readonly comment: string
}

export const fideFileFields = ['avatar', 'selfie', 'consent'] as const
export type FideFileField = (typeof fideFileFields)[number]

/** A file that the server has, by its id there. */
export interface FideFile {
  readonly id: string
  readonly name: string
}
export type FideFiles = Readonly<Record<FideFileField, FideFile | null>>

export type FideField =
  | 'fideId'
  | 'fullName'
  | 'birthYear'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'birthPlace'
  | 'nationality'
  | 'federation'
  | 'gender'
  | 'agreement'
  | FideFileField

export type FideProblem =
  | 'fill_in_the_value'
  | 'fill_in_the_value_properly'
  | 'incorrect_first_name'
  | 'incorrect_last_name'
  | 'not_valid'
  | 'too_large'
  | 'wrong_type'
  | 'quota'
  | 'not_sent'

/** The fields that are wrong, and why. */
export type FideProblems = Readonly<Partial<Record<FideField, FideProblem>>>

/** What is kept while the tab is open, so that a reload loses nothing. */
export interface KeptFideForm {
  readonly query: FideQuery
  readonly values: FideValues
  readonly files: FideFiles
  /** Whether the federation's form was open. */
  readonly isFilling: boolean
}

export interface FideIdInput {
  /** YYYY-MM-DD where the member is. */
  readonly today: string
  readonly kept: KeptFideForm | null
}

export interface FideIdContext extends KeptFideForm {
  readonly today: string
  readonly facts: FideFacts | null
  readonly players: readonly FidePlayer[]
  /** The one that the member says to be. */
  readonly chosen: FidePlayer | null
  /** The field whose file is on its way, and how the adapter names the file. */
  readonly upload: { readonly field: FideFileField; readonly fileId: string } | null
  readonly problems: FideProblems
  readonly refusal: Refusal<FideIdCode> | null
}

/** What the page may send. */
export type FideIdUiEvent =
  | { readonly type: 'flow.retry' }
  | { readonly type: 'flow.back' }
  /** As a titled player, who has Pro without payment. */
  | { readonly type: 'title.claim' }
  | { readonly type: 'id.have' }
  | { readonly type: 'form.open' }
  | ({ readonly type: 'search.submit' } & FideQuery)
  | { readonly type: 'player.choose'; readonly fideId: number }
  | { readonly type: 'claim.confirm' }
  | { readonly type: 'form.change'; readonly values: FideValues }
  | { readonly type: 'form.submit'; readonly values: FideValues }
  /** `size` in bytes; the adapter keeps the file itself by its id. */
  | {
      readonly type: 'file.choose'
      readonly field: FideFileField
      readonly fileId: string
      readonly size: number
    }
  | { readonly type: 'file.remove'; readonly field: FideFileField }
  | { readonly type: 'identity.start' }
  | { readonly type: 'manual.open' }

/** The page is shown again, as on return from the provider. */
export interface FideIdSystemEvent {
  readonly type: 'flow.resume'
}

export type FideIdEvent = FideIdUiEvent | FideIdSystemEvent

/** Each rejects with `{ failure }`, where `failure` is a `FideIdCode`. */
export interface FideIdDeps {
  /** GET me/, with the newest request and identity check. */
  readonly load: (signal: AbortSignal) => Promise<FideFacts>
  /** PATCH me/free-account-requested/ */
  readonly claimTitle: (signal: AbortSignal) => Promise<void>
  /** GET players/ */
  readonly search: (query: FideQuery, signal: AbortSignal) => Promise<readonly FidePlayer[]>
  /** POST me/fide/ with an id. */
  readonly claim: (fideId: number, signal: AbortSignal) => Promise<void>
  /** POST me/fide/ with the form. */
  readonly submit: (
    form: { readonly values: FideValues; readonly files: FideFiles },
    signal: AbortSignal,
  ) => Promise<void>
  /** POST accounts/verification/ */
  readonly askByHand: (
    request: {
      readonly fideId: number | null
      readonly values: FideValues
      readonly files: FideFiles
    },
    signal: AbortSignal,
  ) => Promise<void>
  /** POST files/; rejects with `{ problem }`, where `problem` is a `FideProblem`. */
  readonly upload: (
    file: { readonly field: FideFileField; readonly fileId: string },
    signal: AbortSignal,
  ) => Promise<FideFile>
  /** GET accounts/identity/get-me-verification-sessions/: the newest one. */
  readonly askIdentity: (signal: AbortSignal) => Promise<IdentityAnswer>
  /** POST accounts/identity/get-verification-session-url/, then opens that address in place of the page. */
  readonly openIdentity: (signal: AbortSignal) => Promise<void>
}

/** The largest photo that is taken, in bytes. */
export const maxPhotoBytes = 5_000_000

export const emptyQuery: FideQuery = { by: 'id', fideId: '', fullName: '', birthYear: '' }

export const emptyValues: FideValues = {
  firstName: '',
  lastName: '',
  birthDate: '',
  birthPlace: '',
  nationality: null,
  federation: null,
  gender: null,
  hasAgreed: false,
  comment: '',
}

export const emptyFiles: FideFiles = { avatar: null, selfie: null, consent: null }
