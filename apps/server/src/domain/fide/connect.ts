import { consentAge } from '@kingside/api/facts'
import type { CallInput, contract } from '@kingside/api'
import { needsConsent } from '@kingside/api/facts'
import type { ActiveAccount } from '../accounts/account.ts'
import { takeFiles } from './documents.ts'
import { parseFideForm } from './fide-form.ts'
import { dayOf, type FidePorts, type FideRefusal, refused } from './fide-ports.ts'
import type { FederationEntry } from './fide-store.ts'
import { noFiles, type VerificationRequest } from './verification.ts'

type ConnectPorts = Pick<FidePorts, 'fide' | 'documents' | 'background' | 'clock'>
type FideBody = CallInput<typeof contract.me.submitFide>['body']

export type ConnectRefusal = FideRefusal<
  | 'already_assigned'
  | 'permission_denied'
  | 'fide_id_not_found'
  | 'incorrect_name'
  | 'incorrect_date'
  | 'too_young'
  | 'parent_consent_missing'
  | 'not_found'
  | 'bad_request'
>

const alreadyVerified = refused(
  'permission_denied',
  'Your FIDE ID is verified. Write to support to change it.',
)
export const assigned = refused('already_assigned', 'This FIDE ID belongs to another account.')
export const foreignFile = refused('not_found', 'You have no file of this id and kind.')
export const consentMissing = refused(
  'parent_consent_missing',
  `Players under ${consentAge} need a parent's consent and their own agreement.`,
)

/** Connects an id of the federation's list, or asks the federation for one by its form. */
export function connectFide(
  ports: ConnectPorts,
  member: ActiveAccount,
  body: FideBody,
): Promise<{ readonly status: 'asked' } | ConnectRefusal> {
  return body.fide_id === undefined
    ? askForId(ports, member, body)
    : claimId(ports, member, body, body.fide_id)
}

/** An id that the member says to have: an identity check decides, and for children an operator. */
async function claimId(
  ports: ConnectPorts,
  member: ActiveAccount,
  body: FideBody,
  fideId: number,
): Promise<{ readonly status: 'asked' } | ConnectRefusal> {
  if (member.fideVerifiedStatus === 2) {
    return member.fideId === fideId ? { status: 'asked' } : alreadyVerified
  }
  const found = await findClaimable(ports, fideId)
  if (found.status === 'refused') return found
  const newest = await ports.fide.newest(member.id)
  const isAsked = newest?.status === 'wait_for_approve' && newest.fideId === fideId
  if (isAsked) return { status: 'asked' }
  if (!isChild(ports, member, found.entry)) {
    return ask(ports, member.id, { ...plainRequest, fideId, way: 'identity' })
  }
  const { parent_consent: parentConsent = null, selfie_with_id: selfieWithId = null } = body
  if (parentConsent === null || body.agreement !== true) return consentMissing
  const files = { ...noFiles, parentConsent, selfieWithId }
  const taken = await takeFiles(ports.documents, member.player.id, files, newest)
  if (taken === null) return foreignFile
  const request = { ...plainRequest, ...files, fideId, way: 'hand', hasAgreed: true } as const
  return ask(ports, member.id, request, taken)
}

/** Looks an id up that somebody wants to have. */
export async function findClaimable(
  { fide }: Pick<ConnectPorts, 'fide'>,
  fideId: number,
): Promise<
  | { readonly status: 'found'; readonly entry: FederationEntry }
  | FideRefusal<'fide_id_not_found' | 'permission_denied'>
> {
  const entry = await fide.entry(fideId)
  if (!entry) return refused('fide_id_not_found', "The federation's list has no such FIDE ID.")
  if (entry.isBanned) {
    return refused('permission_denied', 'The federation has banned the player of this FIDE ID.')
  }
  return { status: 'found', entry }
}

/** Whether a member is younger than 13, as far as the profile or the federation's list tells. */
export function isChild(
  { clock }: Pick<ConnectPorts, 'clock'>,
  { birthDate }: Pick<ActiveAccount, 'birthDate'>,
  entry: Pick<FederationEntry, 'birthYear'> | null,
): boolean {
  const today = dayOf(clock.now())
  if (birthDate !== null && needsConsent(birthDate, today)) return true
  const born = entry?.birthYear ?? null
  return born !== null && Number(today.slice(0, 4)) - born < consentAge
}

/** Without an id: the federation is to give one. */
async function askForId(
  ports: ConnectPorts,
  member: ActiveAccount,
  body: FideBody,
): Promise<{ readonly status: 'asked' } | ConnectRefusal> {
  if (member.fideVerifiedStatus === 2) return alreadyVerified
  const parsed = parseFideForm(body, dayOf(ports.clock.now()))
  switch (parsed.status) {
    case 'missing':
      return refused(
        'bad_request',
        `Without fide_id the form is needed. ${parsed.fields.map((field) => `${field}: fill in the value`).join('; ')}`,
      )
    case 'incorrect_name':
      return refused('incorrect_name', parsed.detail)
    case 'incorrect_date':
      return refused('incorrect_date', 'Not valid')
    case 'too_young':
      return refused('too_young', 'Not valid: players must be at least 3 years old.')
    case 'parent_consent_missing':
      return consentMissing
    case 'right': {
      const { form, files } = parsed
      const newest = await ports.fide.newest(member.id)
      const taken = await takeFiles(ports.documents, member.player.id, files, newest)
      if (taken === null) return foreignFile
      const hasAgreed = files.parentConsent !== null
      const request = {
        ...plainRequest,
        ...files,
        form,
        fideId: null,
        way: 'hand',
        hasAgreed,
      } as const
      return ask(ports, member.id, request, taken)
    }
    default:
      return parsed satisfies never
  }
}

const plainRequest = {
  ...noFiles,
  status: 'wait_for_approve',
  form: null,
  hasAgreed: false,
  comment: '',
} as const

async function ask(
  ports: ConnectPorts,
  accountId: number,
  request: VerificationRequest,
  taken: readonly string[] = [],
): Promise<{ readonly status: 'asked' } | ConnectRefusal> {
  const asked = await ports.fide.ask(accountId, request, ports.clock.now())
  if (asked.status !== 'asked') await ports.documents.remove(taken)
  switch (asked.status) {
    case 'already_assigned':
      return assigned
    case 'verified':
    case 'gone':
      return alreadyVerified
    case 'asked':
      ports.background.run('fide.documents', () => ports.documents.remove(asked.files))
      return { status: 'asked' }
    default:
      return asked satisfies never
  }
}
