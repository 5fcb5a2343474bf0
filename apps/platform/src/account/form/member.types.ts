import type { FieldProblems, PersonalInfo } from '@kingside/machines/registration'

/** The plan of a member; `granted` is Pro that nobody pays for. */
export type Membership =
  | { readonly plan: 'free' | 'granted' }
  | {
      readonly plan: 'pro'
      /** ISO 8601; null where the server names no end. */
      readonly until: string | null
      /** It is not renewed at its end. */
      readonly isEnding: boolean
    }

/** What members see of their own account. */
export interface MemberFacts {
  readonly email: string
  /** An account of a social sign-in may have none. */
  readonly hasPassword: boolean
  readonly info: PersonalInfo
  readonly membership: Membership
  readonly fide: { readonly id: number | null; readonly status: 'none' | 'on-check' | 'verified' }
}

/** Why a change was not kept. */
export type SaveRefusal =
  | 'incorrect_name'
  | 'not_authenticated'
  | 'throttled'
  | 'offline'
  | 'something_wents_wrong'

/** A form about the person. */
export type SaveView =
  | { readonly status: 'editing' | 'saving' | 'saved' }
  | { readonly status: 'invalid'; readonly problems: FieldProblems }
  | { readonly status: 'refused'; readonly code: SaveRefusal }

/** The account of whoever looks; `ready` is a member's. */
export type MemberView =
  | { readonly status: 'loading' | 'visitor' }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly member: MemberFacts; readonly save: SaveView }
