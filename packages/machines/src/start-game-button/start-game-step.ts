import type { RatingMode } from '@kingside/api/facts'

/** The player who wants to play. `auth` is the state of the session. */
export interface StartGamePlayer {
  readonly auth: 'loading' | 'unauthorized' | 'authorized' | 'subscribed'
  readonly hasFideId: boolean
  readonly isBanned: boolean
}

/** The next step of a player towards a game. */
export type StartGameStep =
  | 'wait'
  | 'find-opponent'
  | 'create-account'
  | 'upgrade-now'
  | 'fill-form'
  | 'banned'

/** What a player has to do next for a game of this mode. */
export function startGameStep(
  { auth, hasFideId, isBanned }: StartGamePlayer,
  mode: RatingMode,
): StartGameStep {
  if (isBanned) return 'banned'
  switch (auth) {
    case 'loading':
      return 'wait'
    case 'unauthorized':
      return mode === 'unrated' ? 'find-opponent' : 'create-account'
    case 'authorized':
      return mode === 'fide' ? 'upgrade-now' : 'find-opponent'
    case 'subscribed':
      return mode === 'fide' && !hasFideId ? 'fill-form' : 'find-opponent'
    default:
      return auth satisfies never
  }
}
