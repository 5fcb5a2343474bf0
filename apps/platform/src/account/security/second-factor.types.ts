/** Whether a code of an authenticator app is asked at sign-in. */
export interface SecondFactorInfo {
  /** An ISO date; null is off. */
  readonly since: string | null
  /** Recovery codes that are not used yet. */
  readonly codesLeft: number
  readonly hasPassword: boolean
}

/** What an authenticator app needs. */
export interface FactorKey {
  /** Base32, to be typed. */
  readonly secret: string
  /** To be scanned. */
  readonly uri: string
}

/** What proves that it is the owner: a code of the app or a recovery code, or the password. */
export type OwnerProof = { readonly code: string } | { readonly password: string }

/** Why a code or password was not taken. */
export type FactorProblem =
  | 'empty'
  | 'invalid_code'
  | 'wrong_password'
  /** It was switched on or off in another window meanwhile. */
  | 'second_factor_changed'
  | 'throttled'
  | 'offline'
  | 'something_wents_wrong'

interface Asking {
  readonly problem: FactorProblem | null
  readonly isSending: boolean
}

/** What the dialog shows: the setup's steps, or the proof before a change. */
export type FactorStep =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | ({ readonly step: 'scan' } & FactorKey & Asking)
  | ({ readonly step: 'proof'; readonly before: 'renew' | 'off' } & Asking)
  | { readonly step: 'codes'; readonly codes: readonly string[] }
