/**
 * The five vocabularies of a FIDE ID's verification (specification 3, section 3), and how they follow from each other.
 * Nothing else translates between them.
 */

/** `fide_verified_status` of `me/`: not verified, on check, verified. */
export const fideVerifiedStatuses = [0, 1, 2] as const
export type FideVerifiedStatus = (typeof fideVerifiedStatuses)[number]

/** `fide_verified_status` of a public profile. */
export const publicFideStatuses = ['NONE', 'ON VERIFICATION', 'VERIFIED'] as const
export type PublicFideStatus = (typeof publicFideStatuses)[number]

/** The status of the FIDE ID that its owner is shown. */
export const fideIdStatuses = ['not_connected', 'on_check', 'rejected', 'connected'] as const
export type FideIdStatus = (typeof fideIdStatuses)[number]

/** The status of a record of verification: somebody asked to have an id, and what came of it. */
export const verificationStatuses = [
  'draft',
  'wait_for_approve',
  'approved',
  'auto_approved',
  'not_approved',
] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Who decides a request for verification: the identity provider, or an operator. */
export const verificationWays = ['identity', 'hand'] as const
export type VerificationWay = (typeof verificationWays)[number]

/** The provider's status of an identity check. */
export const identityStatuses = ['requires_input', 'processing', 'verified', 'canceled'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

const publicStatuses = {
  0: 'NONE',
  1: 'ON VERIFICATION',
  2: 'VERIFIED',
} as const satisfies Record<FideVerifiedStatus, PublicFideStatus>

/** What others see of the status in `me/`. */
export const publicFideStatus = (status: FideVerifiedStatus): PublicFideStatus =>
  publicStatuses[status]

const ofRecords = {
  draft: 0,
  wait_for_approve: 1,
  approved: 2,
  auto_approved: 2,
  not_approved: 0,
} as const satisfies Record<VerificationStatus, FideVerifiedStatus>

/** The status in `me/` that a record of verification brings about. */
export const fideStatusOfRecord = (status: VerificationStatus): FideVerifiedStatus =>
  ofRecords[status]

const ofSessions = {
  requires_input: 0,
  processing: 1,
  verified: 2,
  canceled: 0,
} as const satisfies Record<IdentityStatus, FideVerifiedStatus>

/** The status in `me/` that an identity check would bring about by itself; a record of the same id can say more. */
export const fideStatusOfSession = (status: IdentityStatus): FideVerifiedStatus =>
  ofSessions[status]

/** The record's status after an identity check has come so far; null leaves the record as it is. */
export const recordStatusOfSession = (status: IdentityStatus): VerificationStatus | null => {
  switch (status) {
    case 'requires_input':
    case 'processing':
      return null
    case 'verified':
      return 'auto_approved'
    case 'canceled':
      return 'draft'
    default:
      return status satisfies never
  }
}

/**
 * What the owner is shown of the FIDE ID.
 * @param newest the status of the newest record; null without one
 */
export function fideIdStatus(
  status: FideVerifiedStatus,
  newest: VerificationStatus | null,
): FideIdStatus {
  switch (status) {
    case 0:
      return newest === 'not_approved' ? 'rejected' : 'not_connected'
    case 1:
      return 'on_check'
    case 2:
      return 'connected'
    default:
      return status satisfies never
  }
}

/** Whether an entry of the federation's list can be connected. */
export const federationPlayerStatuses = ['free', 'assigned', 'banned'] as const
export type FederationPlayerStatus = (typeof federationPlayerStatuses)[number]

/** The titles of the federation whose holders have Pro without payment, for life. */
export const freeProTitles = ['WIM', 'IM', 'WGM', 'GM'] as const

/** Whether a title of the federation brings Pro without payment. */
export const hasFreePro = (title: string | null): boolean =>
  freeProTitles.some((free) => free === title)
