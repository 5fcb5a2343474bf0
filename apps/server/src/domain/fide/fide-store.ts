import type { Locale } from '@kingside/api'
import type { NoticeText } from '../accounts/notice-texts.ts'
import type { Addressed } from '../accounts/notifications.ts'
import type { IdentityMessage, IdentitySession } from './identity.ts'
import type { DocumentPerson } from './same-person.ts'
import type { FideForm, Verification, VerificationRequest } from './verification.ts'
import type { NewAct } from '../operation/operator-acts.ts'

/** An entry of the federation's list. */
export interface FederationEntry {
  readonly fideId: number
  readonly fullName: string
  readonly birthYear: number | null
  readonly title: string | null
  readonly isBanned: boolean
}

/** Whom a decision is about, for what is written to them. */
export interface Decided {
  readonly accountId: number
  readonly fideId: number | null
  readonly title: string | null
  /** Whether Pro for life came with it. */
  readonly hasPro: boolean
  /** Uploaded files that are of no use any more. */
  readonly files: readonly string[]
}

/** What came of a message of the provider. */
export type MessageOutcome =
  | { readonly status: 'again' | 'unknown' | 'late' | 'kept' }
  | ({ readonly status: 'verified' } & Decided)
  /** The document is somebody else's, as far as the names tell: an operator decides. */
  | { readonly status: 'to-operators'; readonly accountId: number }

/** A request that waits, with whom it is of. */
export interface WaitingVerification extends Verification {
  readonly player: { readonly uid: string; readonly name: string }
  readonly form: FideForm | null
  /** The list's entry of the id that is asked for. */
  readonly entry: FederationEntry | null
  readonly isFreeProRequested: boolean
}

/** Somebody who asks for Pro as a titled player, as JSON. */
export interface FreeProRequest {
  readonly uid: string
  readonly name: string
  readonly fide_id: number | null
  readonly is_verified: boolean
  /** Of the federation's list, on that id. */
  readonly title: string | null
}

/** Where requests for verification and identity checks are kept. */
export interface FideStore {
  readonly entry: (fideId: number) => Promise<FederationEntry | null>
  /** The newest first. */
  readonly list: (accountId: number) => Promise<readonly Verification[]>
  readonly newest: (accountId: number) => Promise<Verification | null>
  /**
   * Makes the request the one that is open, in place of a former one, and its id the account's where it is on check.
   * Of two that claim an id at once one gets it.
   * @returns `verified`: the account has an id that is verified; `gone`: not the open one
   */
  readonly ask: (
    accountId: number,
    request: VerificationRequest,
    at: Date,
    /** The open request that this changes. @default whichever there is, or a new one */
    id?: number,
  ) => Promise<
    | {
        readonly status: 'asked'
        readonly verification: Verification
        readonly files: readonly string[]
      }
    | { readonly status: 'already_assigned' | 'verified' | 'gone' }
  >
  /** The newest first. */
  readonly sessions: (accountId: number) => Promise<readonly IdentitySession[]>
  readonly keepSession: (
    session: Pick<IdentitySession, 'id' | 'accountId' | 'fideId'>,
    at: Date,
  ) => Promise<void>
  readonly session: (id: string) => Promise<IdentitySession | null>
  /** Takes a message, once, and everything that follows from it with it. */
  readonly takeMessage: (
    message: IdentityMessage,
    person: DocumentPerson | null,
    at: Date,
  ) => Promise<MessageOutcome>
  /** Gives up ids whose check nobody has come to the end of: they become drafts. @returns how many */
  readonly release: (before: Date, at: Date) => Promise<number>
  /**
   * Gives Pro for life to a titled player who asks for it and whose id is verified.
   * @returns whether it was given now
   */
  readonly giveTitledPro: (accountId: number, at: Date) => Promise<boolean>
  /**
   * Reminds, once each, members who have no id and ask for none, and got Pro before `proBefore`.
   * @returns what was written to whom
   */
  readonly remind: (
    texts: Readonly<Record<Locale, NoticeText>>,
    proBefore: Date,
    at: Date,
  ) => Promise<readonly Addressed[]>
  /** Who asks for Pro as a titled player and has none by the title. */
  readonly freeProRequests: (page: {
    readonly limit: number
    readonly offset: number
  }) => Promise<{ readonly count: number; readonly results: readonly FreeProRequest[] }>
  /** @returns the account; null when nobody of this uid waits for a decision */
  readonly decideFreePro: (
    uid: string,
    isGranted: boolean,
    at: Date,
    act: NewAct,
  ) => Promise<number | null>
  /** Requests that operators decide, the oldest first. */
  readonly waiting: (page: {
    readonly limit: number
    readonly offset: number
  }) => Promise<{ readonly count: number; readonly verifications: readonly WaitingVerification[] }>
  /** One that operators may look at. */
  readonly findWaiting: (id: number) => Promise<WaitingVerification | null>
  /**
   * Decides a request as it was seen.
   * @returns `changed`: it is another one meanwhile; `taken`: somebody else has the id
   */
  readonly decide: (
    id: number,
    decision:
      | { readonly status: 'approved'; readonly fideId: number | null }
      | { readonly status: 'not_approved'; readonly reason: string },
    seen: Date,
    at: Date,
    /** Of the audit log; its subject is the member. */
    act: Omit<NewAct, 'subject'>,
  ) => Promise<
    ({ readonly status: 'decided' } & Decided) | { readonly status: 'gone' | 'changed' | 'taken' }
  >
}
