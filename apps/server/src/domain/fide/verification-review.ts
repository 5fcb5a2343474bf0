import type { DocumentKind } from './documents.ts'
import type { FidePorts } from './fide-ports.ts'
import type { FederationEntry, WaitingVerification } from './fide-store.ts'
import { followDecision } from './tell-decision.ts'

/** A request as operators read it, as JSON. */
export interface ListedVerification {
  readonly id: number
  readonly player: { readonly uid: string; readonly name: string }
  /** Null: the federation is to give one. */
  readonly fide_id: number | null
  /** The federation's list on that id. */
  readonly entry: {
    readonly full_name: string
    readonly birth_year: number | null
    readonly title: string | null
    readonly is_banned: boolean
  } | null
  /** Whether the member asks for Pro as a titled player: with WIM, IM, WGM or GM an approval gives it. */
  readonly asks_for_pro: boolean
  readonly comment: string
  /** Who the document of a failed identity check named. */
  readonly note: string
  readonly waits_since: string
  /** To be sent with the decision. */
  readonly changed_at: string
}

export interface ShownVerification extends ListedVerification {
  readonly form: WaitingVerification['form']
  readonly has_agreed: boolean
  /** Addresses that hold for five minutes; null where nothing was sent. */
  readonly files: {
    readonly avatar: string | null
    readonly selfie_with_id: string | null
    readonly parent_consent: string | null
  }
}

type Decision =
  | { readonly status: 'decided'; readonly hasPro: boolean }
  | { readonly status: 'gone' | 'changed' | 'taken' | 'unknown-id' }

/** What operators do about requests for verification by hand. */
export interface VerificationReview {
  /** The oldest first. */
  readonly list: (page: {
    readonly limit: number
    readonly offset: number
  }) => Promise<{ readonly count: number; readonly results: readonly ListedVerification[] }>
  readonly show: (id: number) => Promise<ShownVerification | null>
  /** @param fideId the id that the federation has given, where the member had none */
  readonly approve: (
    id: number,
    seen: Date,
    fideId: number | null,
    operator: string,
  ) => Promise<Decision>
  readonly reject: (id: number, seen: Date, reason: string, operator: string) => Promise<Decision>
}

export function createVerificationReview(ports: FidePorts): VerificationReview {
  const { fide, documents, clock } = ports
  const link = (id: string | null, kind: DocumentKind) =>
    id === null ? null : documents.link(id, kind)
  return {
    list: async (page) => {
      const { count, verifications } = await fide.waiting(page)
      return { count, results: verifications.map(listed) }
    },
    show: async (id) => {
      const found = await fide.findWaiting(id)
      if (!found) return null
      return {
        ...listed(found),
        form: found.form,
        has_agreed: found.hasAgreed,
        files: {
          avatar: link(found.avatar, 'avatar'),
          selfie_with_id: link(found.selfieWithId, 'selfie'),
          parent_consent: link(found.parentConsent, 'parent-consent'),
        },
      }
    },
    approve: async (id, seen, given, operator) => {
      const found = await fide.findWaiting(id)
      if (!found) return { status: 'gone' }
      const fideId = found.fideId ?? given
      const entry = fideId === null ? null : await fide.entry(fideId)
      if (!entry || entry.isBanned) return { status: 'unknown-id' }
      const act = {
        operator,
        action: 'approve-verification',
        reason: '',
        details: { request: id, fide_id: fideId ?? 0 },
      } as const
      const decided = await fide.decide(id, { status: 'approved', fideId }, seen, clock.now(), act)
      if (decided.status !== 'decided') return decided
      followDecision(ports, decided, { status: 'verified' })
      return { status: 'decided', hasPro: decided.hasPro }
    },
    reject: async (id, seen, reason, operator) => {
      const act = {
        operator,
        action: 'reject-verification',
        reason,
        details: { request: id },
      } as const
      const decision = { status: 'not_approved', reason } as const
      const decided = await fide.decide(id, decision, seen, clock.now(), act)
      if (decided.status !== 'decided') return decided
      followDecision(ports, decided, { status: 'rejected', reason })
      return { status: 'decided', hasPro: false }
    },
  }
}

const listed = ({
  id,
  player,
  fideId,
  entry,
  isFreeProRequested,
  comment,
  note,
  createdAt,
  changedAt,
}: WaitingVerification): ListedVerification => ({
  id,
  player,
  fide_id: fideId,
  entry: entry && listedEntry(entry),
  asks_for_pro: isFreeProRequested,
  comment,
  note,
  waits_since: createdAt.toISOString(),
  changed_at: changedAt.toISOString(),
})

const listedEntry = ({ fullName, birthYear, title, isBanned }: FederationEntry) => ({
  full_name: fullName,
  birth_year: birthYear,
  title,
  is_banned: isBanned,
})
