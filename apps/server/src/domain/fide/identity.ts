import type { IdentityStatus } from '@kingside/api/facts'
import type { DocumentPerson } from './same-person.ts'

/** An identity check at the provider, as far as it is kept. */
export interface IdentitySession {
  /** The provider's id. */
  readonly id: string
  readonly accountId: number
  /** Whose player of the federation's list the person claims to be. */
  readonly fideId: number
  readonly status: IdentityStatus
  readonly isRefused: boolean
  readonly createdAt: Date
  /** When the provider made the newest message that counted. */
  readonly messageAt: Date | null
}

/** What the provider says of a check, once its signature is verified. */
export interface IdentityMessage {
  /** Names the message: the same again says nothing new. */
  readonly id: string
  readonly sessionId: string
  readonly status: IdentityStatus
  /** Of `requires_input`: documents were sent, and refused. */
  readonly isRefused: boolean
  /** When the provider made it, to the second. */
  readonly madeAt: Date
  /** Of `verified`: who the document says it is; null where the provider has to be asked. */
  readonly person: DocumentPerson | null
}

/** Where a check happens. */
export interface IdentityProvider {
  /** Begins a check. Rejects when the provider does not answer. */
  readonly open: (check: {
    /** Unguessable, and the same when the same is asked again. */
    readonly key: string
    /** The address to which the provider's page leads back. */
    readonly returnUrl: string
    readonly language: string
    /** As the federation has it. */
    readonly fullName: string
    readonly birthYear: number | null
  }) => Promise<{ readonly id: string; readonly url: string }>
  /** The page of a check that waits for documents; null when it does not wait any more. */
  readonly reopen: (id: string, returnUrl: string) => Promise<string | null>
  /** Who the document of a verified check says it is. */
  readonly personOf: (id: string) => Promise<DocumentPerson | null>
  /**
   * Reads a message that came to our address.
   * @param body exactly as it came
   * @returns `not-ours` for what is signed and says nothing of a check, `forged` for what nobody who knows the secret
   *   has signed within the last 300 seconds
   */
  readonly read: (
    body: string,
    signature: string,
    at: Date,
  ) => Promise<IdentityMessage | 'not-ours' | 'forged'>
}

/** In the order in which they come within one second. */
const ranks = {
  processing: 0,
  requires_input: 1,
  canceled: 2,
  verified: 3,
} as const satisfies Record<IdentityStatus, number>

/**
 * Whether a message changes what is known of a check. Messages come in any order: an older one changes nothing, and
 * nothing follows `verified` and `canceled`.
 */
export function isNews(
  { status, messageAt }: Pick<IdentitySession, 'status' | 'messageAt'>,
  message: Pick<IdentityMessage, 'status' | 'madeAt'>,
): boolean {
  if (status === 'verified' || status === 'canceled') return false
  if (message.status === 'verified' || message.status === 'canceled') return true
  if (messageAt === null || message.madeAt > messageAt) return true
  return message.madeAt.getTime() === messageAt.getTime() && ranks[message.status] > ranks[status]
}
