import type { PlayableRatingType, Role } from '@kingside/api'
import type { RatedConduct } from './conduct.ts'
import type { Player } from '../players/visitor-store.ts'
import { refuse, type RefusalText } from './refusal.ts'

/** What decides which games a player may play. */
export interface PlayerStanding {
  readonly kind: Player['kind']
  /** Whether the Pro membership is active. */
  readonly isPro: boolean
  /** The FIDE ID: none, connected and not approved yet, or approved. */
  readonly fideId: 'none' | 'waiting' | 'approved'
  readonly isBanned: boolean
  /** Which rated play was closed to the player for conduct. */
  readonly closedRatings: 'none' | 'fide' | 'all'
  /** Until when it is closed; null without an end, or where nothing is closed. */
  readonly closedUntil: Date | null
}

/** Reads standings, of others above all: a caller's role and ban come with the call. */
export interface StandingReader {
  readonly of: (playerId: number, at: Date) => Promise<PlayerStanding>
  readonly conductOf: (playerId: number, at: Date) => Promise<RatedConduct>
}

/** Who acts in the lobby. */
export interface Actor {
  readonly player: Player
  readonly role: Role
  readonly isBanned: boolean
}

/**
 * Lets a player play for a rating, or refuses.
 * @throws LobbyRefusal
 */
export function checkPlayer(
  standing: PlayerStanding,
  ratingType: PlayableRatingType,
  at: Date,
): void {
  if (standing.isBanned) refuse('player_banned', 'You are banned from playing.')
  if (ratingType === 'non-rated') return
  if (standing.kind === 'visitor') {
    refuse('registration_required', 'Rated games need an account. Register or sign in first.')
  }
  if (ratingType === 'fide') {
    if (!standing.isPro) {
      refuse('foa_unavailable', 'FIDE-rated games need an active Pro membership.')
    }
    if (standing.fideId === 'none') {
      refuse('fide_id_missing', 'FIDE-rated games need a FIDE ID. Connect yours in your profile.')
    }
    if (standing.fideId === 'waiting') {
      refuse('request_not_verified', 'Your FIDE ID is not approved yet. It usually takes 24 hours.')
    }
  }
  switch (standing.closedRatings) {
    case 'none':
      return
    case 'fide':
      if (ratingType === 'fide') {
        refuse('not_allowed_foa_rated', ({ noFoaRated }) => noFoaRated)
      }
      return
    case 'all':
      refuse('not_allowed_any_rated', closedText(standing.closedUntil, at))
      return
    default:
      standing.closedRatings satisfies never
  }
}

function closedText(until: Date | null, at: Date): RefusalText {
  if (until === null) return ({ noRated }) => noRated
  const minutes = Math.ceil((until.getTime() - at.getTime()) / 60_000)
  return ({ noRatedFor }) => noRatedFor(minutes)
}

/**
 * Lets a player be the opponent in a game for a rating, or refuses it to the one who asks.
 * @throws LobbyRefusal
 */
export function checkOpponent(standing: PlayerStanding, ratingType: PlayableRatingType): void {
  if (standing.isBanned) refuse('player_banned', 'This player is banned from playing.')
  if (ratingType === 'non-rated') return
  if (standing.kind === 'bot') {
    refuse(
      ratingType === 'fide' ? 'not_allowed_foa_rated' : 'not_allowed_any_rated',
      ({ botsAreUnrated }) => botsAreUnrated,
    )
  }
  if (ratingType === 'fide') {
    if (!standing.isPro) {
      refuse('opponent_must_have_pro', 'The opponent needs a Pro membership for FIDE-rated games.')
    }
    if (standing.fideId !== 'approved' || standing.closedRatings !== 'none') {
      refuse('not_allowed_foa_rated', ({ opponentNoFoaRated }) => opponentNoFoaRated)
    }
  }
  if (standing.kind === 'visitor' || standing.closedRatings === 'all') {
    refuse('not_allowed_any_rated', ({ opponentNoRated }) => opponentNoRated)
  }
}
