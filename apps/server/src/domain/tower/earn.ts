import { ageOn, towerAge } from '@kingside/api/facts'
import { dayOf } from '../puzzles/puzzle.ts'
import { pointsADay, pointsWithoutConsent } from './tower-table.ts'

/** What decides whether somebody takes part in the tower. */
export interface Participant {
  readonly birthDate: string | null
  readonly gamificationConsent: boolean
  /** When the consent was taken back; null is given, or never asked for. */
  readonly gamificationEndedAt: Date | null
}

/** @param day as YYYY-MM-DD */
export const isTooYoung = ({ birthDate }: Pick<Participant, 'birthDate'>, day: string): boolean =>
  birthDate !== null && ageOn(day, birthDate) < towerAge

/** Whether somebody has consented, and may. @param day as YYYY-MM-DD */
export const hasConsent = (participant: Participant, day: string): boolean =>
  participant.gamificationConsent && !isTooYoung(participant, day)

/**
 * How many of some points somebody gets: no more than the day has room for, and without consent no more than the first
 * level takes, which is then what to consent for. Who took the consent back gets none.
 */
export function earnedPoints(
  participant: Participant,
  {
    points,
    had,
    day,
  }: {
    readonly points: number
    readonly had: { readonly total: number; readonly today: number }
    /** As YYYY-MM-DD. */
    readonly day: string
  },
): number {
  const room = Math.max(0, Math.min(points, pointsADay - had.today))
  if (hasConsent(participant, day)) return room
  if (participant.gamificationEndedAt !== null || isTooYoung(participant, day)) return 0
  return Math.max(0, Math.min(room, pointsWithoutConsent - had.total))
}

/**
 * What a change of the consent is beside it: when it was taken back. Nobody below the age can give it.
 * @param change of the member's profile
 */
export function consentChange(
  member: Participant,
  change: Partial<Pick<Participant, 'birthDate' | 'gamificationConsent'>>,
  at: Date,
): Partial<Pick<Participant, 'gamificationEndedAt'>> | 'too_young' {
  const { gamificationConsent, birthDate = member.birthDate } = change
  if (gamificationConsent === undefined) return {}
  if (!gamificationConsent) {
    return member.gamificationConsent ? { gamificationEndedAt: at } : {}
  }
  return isTooYoung({ birthDate }, dayOf(at)) ? 'too_young' : { gamificationEndedAt: null }
}
