import type { CallInput, contract } from '@kingside/api'
import type { ActiveAccount } from '../accounts/account.ts'
import { assigned, consentMissing, findClaimable, foreignFile, isChild } from './connect.ts'
import { takeFiles } from './documents.ts'
import { type FidePorts, type FideRefusal, refused } from './fide-ports.ts'
import type { FederationEntry } from './fide-store.ts'
import type { Verification, VerificationRequest } from './verification.ts'

type VerificationBody = CallInput<typeof contract.verification.create>['body']

type RequestRefusal = FideRefusal<
  | 'already_assigned'
  | 'permission_denied'
  | 'fide_id_not_found'
  | 'parent_consent_missing'
  | 'not_found'
  | 'bad_request'
>

/**
 * Asks an operator to verify a member by hand: what is not sent stays as it was in the request that is open.
 * @param id the request that is changed; null asks anew, or changes the open one
 */
export async function requestVerification(
  ports: Pick<FidePorts, 'fide' | 'documents' | 'background' | 'clock'>,
  member: ActiveAccount,
  body: VerificationBody,
  id: number | null,
): Promise<{ readonly status: 'asked'; readonly verification: Verification } | RequestRefusal> {
  const { fide, documents, clock, background } = ports
  if (member.fideVerifiedStatus === 2) {
    return refused('permission_denied', 'Your FIDE ID is verified already.')
  }
  const newest = await fide.newest(member.id)
  const open = newest?.status === 'draft' || newest?.status === 'wait_for_approve' ? newest : null
  if (id !== null && open?.id !== id) return noRequest
  const request = requestOf(body, open)
  const found = request.fideId === null ? null : await findClaimable(ports, request.fideId)
  if (found?.status === 'refused') return found
  if (request.status === 'wait_for_approve') {
    const problem = problemOf(ports, member, request, found?.entry ?? null)
    if (problem) return problem
  }
  const taken = await takeFiles(documents, member.player.id, request, open)
  if (taken === null) return foreignFile
  const asked = await fide.ask(member.id, request, clock.now(), open?.id)
  if (asked.status !== 'asked') await documents.remove(taken)
  switch (asked.status) {
    case 'asked':
      background.run('fide.documents', () => documents.remove(asked.files))
      return { status: 'asked', verification: asked.verification }
    case 'already_assigned':
      return assigned
    case 'verified':
      return refused('permission_denied', 'Your FIDE ID is verified already.')
    case 'gone':
      return noRequest
    default:
      return asked satisfies never
  }
}

const noRequest = refused('not_found', 'You have no open request of this id.')

function requestOf(body: VerificationBody, open: Verification | null): VerificationRequest {
  return {
    status: body.status ?? 'wait_for_approve',
    way: 'hand',
    fideId: body.fide_id === undefined ? (open?.fideId ?? null) : body.fide_id,
    form: open?.form ?? null,
    avatar: open?.avatar ?? null,
    selfieWithId:
      body.selfie_with_id === undefined ? (open?.selfieWithId ?? null) : body.selfie_with_id,
    parentConsent:
      body.parent_consent === undefined ? (open?.parentConsent ?? null) : body.parent_consent,
    hasAgreed: body.agreement ?? open?.hasAgreed ?? false,
    comment: body.comment?.trim() ?? open?.comment ?? '',
  }
}

/** What a request lacks that an operator is to decide. */
function problemOf(
  ports: Pick<FidePorts, 'clock'>,
  member: ActiveAccount,
  { fideId, form, selfieWithId, parentConsent, hasAgreed }: VerificationRequest,
  entry: FederationEntry | null,
): RequestRefusal | null {
  if (fideId === null && form === null) {
    return refused('fide_id_not_found', 'Say which FIDE ID is yours, or ask for one first.')
  }
  if (selfieWithId === null) {
    return refused('bad_request', 'selfie_with_id: fill in the value')
  }
  const birthDate = form?.birthDate ?? member.birthDate
  const needsParent = isChild(ports, { birthDate }, entry)
  return needsParent && (parentConsent === null || !hasAgreed) ? consentMissing : null
}
