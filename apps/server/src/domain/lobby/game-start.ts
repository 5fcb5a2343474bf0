import { type LobbyEvent, scheduledStart } from '@kingside/api'
import type { NewGame } from '../games/game-host.ts'
import type { Challenge, Withdrawn } from './challenge.ts'
import { lobbyChallengeOf } from './describe.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { playsWhite } from './matchmaker.ts'
import type { FoundMatch, GameRequest } from './request.ts'

type StartDeps = Pick<LobbyDeps, 'challenges' | 'requests' | 'host' | 'feed' | 'random' | 'clock'>

/** Begins the games of what was claimed. Beginning again gives the same game, so that a crash in between loses none. */
export interface GameStart {
  readonly ofChallenge: (challenge: Challenge, takerId: number) => Promise<string>
  readonly ofMatch: (match: FoundMatch, kind: 'request' | 'friend') => Promise<string>
  /** Tells the lobby what ended because its player got a game. */
  readonly notifyWithdrawn: (withdrawn: Withdrawn) => void
  /** Tells the lobby that a challenge is over. */
  readonly notifyRemoved: (challenge: Challenge) => void
  /** The game of a request that was found, begun now if the server stopped before it was. */
  readonly gameOf: (request: GameRequest) => Promise<string | null>
}

export function createGameStart(deps: StartDeps): GameStart {
  const { challenges, requests, host, feed, random, clock } = deps

  const notifyRemoved = (challenge: Challenge) => {
    if (challenge.kind === 'short') {
      feed.sendToFollowers('challenges', { type: 'challenge.removed', id: challenge.id })
    }
  }

  const begin = async (game: NewGame) => {
    const gameId = await host.create(game)
    const news = newsOf(game, gameId)
    if (news) for (const playerId of [game.white, game.black]) feed.sendToPlayer(playerId, news)
    return gameId
  }

  /** A scheduled game opens by itself before its start; one that is made so late has no warning left that tells it. */
  const newsOf = ({ startsAt }: NewGame, gameId: string): LobbyEvent | null => {
    const startsInMs = (startsAt?.getTime() ?? 0) - clock.now().getTime()
    if (startsInMs <= 0) return { type: 'game.started', gameId }
    return startsInMs <= scheduledStart.pageOpensMs
      ? { type: 'game.soon', gameId, startsInMs }
      : null
  }

  const ofMatch: GameStart['ofMatch'] = async (match, kind) => {
    const gameId = await begin({
      white: match.whiteId,
      black: match.blackId,
      timeControlId: match.timeControlId,
      ratingType: match.ratingType,
      origin: { kind, id: match.originId },
      startsAt: null,
    })
    await requests.setGame(match.originId, gameId)
    return gameId
  }

  return {
    ofChallenge: async (challenge, takerId) => {
      const { id, kind, owner, desired_color, rating_type, time_control, starts_at } = challenge
      const isOwnerWhite = playsWhite(desired_color, 'any', random)
      const gameId = await begin({
        white: isOwnerWhite ? owner.id : takerId,
        black: isOwnerWhite ? takerId : owner.id,
        timeControlId: time_control.id,
        ratingType: rating_type,
        origin: { kind, id },
        startsAt: starts_at === null ? null : new Date(starts_at),
      })
      await challenges.setGame(id, gameId)
      return gameId
    },
    ofMatch,
    notifyRemoved,
    notifyWithdrawn: (withdrawn) => {
      for (const challenge of withdrawn.challenges) {
        notifyRemoved(challenge)
        feed.sendToPlayer(challenge.owner.id, { type: 'challenge.cancelled', id: challenge.id })
        if (challenge.kind !== 'short' && challenge.opponent) {
          feed.sendToPlayer(challenge.opponent.id, {
            type: 'challenge.cancelled',
            id: challenge.id,
          })
        }
      }
      for (const { id, playerId } of withdrawn.requests) {
        feed.sendToPlayer(playerId, {
          type: 'request.ended',
          requestId: id,
          code: 'ongoing_challenge',
          detail: 'Another game of yours began.',
        })
      }
    },
    gameOf: async (request) => {
      if (request.status !== 'found' || !request.match) return null
      if (request.gameId !== null) return request.gameId
      return ofMatch(request.match, request.mode === 'friend' ? 'friend' : 'request')
    },
  }
}

/** The event that tells a named player of a challenge. */
export const receivedEvent = (challenge: Challenge) =>
  ({ type: 'challenge.received', challenge: lobbyChallengeOf(challenge) }) as const
