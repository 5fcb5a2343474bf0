import type { DesiredColor, PlayableRatingType } from '@kingside/api'
import type { ChallengeTerms } from '../../../domain/lobby/challenge.ts'

/** What the bodies of new challenges have in common. */
export interface TermsBody {
  readonly desired_color: DesiredColor
  readonly rating_type: PlayableRatingType
  readonly rating_from?: number | null | undefined
  readonly rating_to?: number | null | undefined
  readonly time_control_id: number
}

export const termsOf = (body: TermsBody): ChallengeTerms => ({
  desiredColor: body.desired_color,
  ratingType: body.rating_type,
  ratingFrom: body.rating_from ?? null,
  ratingTo: body.rating_to ?? null,
  timeControlId: body.time_control_id,
})
