import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { gamesByMember } from '../../domain/limits/limits.ts'
import { StepRefusedError } from '../../domain/tournaments/organise/hand-steps.ts'
import { RelayPgnError } from '../../domain/tournaments/relay-pgn.ts'
import { findRun } from './access.ts'
import type { TournamentRouteDeps } from './deps.ts'

/** The games of tournaments over the board, which those who run them add. */
export const addedGamesRoutes = (deps: TournamentRouteDeps): readonly Route[] => [
  bind(contract.tournaments.run.games, async ({ params, body, caller }) => {
    const found = await findRun(deps, params.id, caller)
    if (found.mode !== 'offline' || found.isBroadcast) {
      throw new CallError(
        'games_not_possible',
        found.isBroadcast
          ? 'The games of a broadcast come in by its relay.'
          : 'The tournament is played here, so its games are here.',
      )
    }
    const answer = await deps.limiter.take(gamesByMember, String(found.by))
    if (!answer.ok) {
      const seconds = Math.ceil(answer.retryAfterMs / 1000)
      throw new CallError('rate_limited', `Many games were sent. Send again in ${seconds} s.`, {
        headers: { 'retry-after': String(seconds) },
      })
    }
    try {
      const { games, results, withoutMoves } = await deps.addedGames.add(
        { id: found.id, timeControlId: found.timeControl.id },
        found.by,
        body,
      )
      return { games, results, without_moves: withoutMoves }
    } catch (error) {
      if (error instanceof RelayPgnError) throw new CallError('pgn_unreadable', error.message)
      if (error instanceof StepRefusedError) throw new CallError(error.code, error.message)
      throw error
    }
  }),
]
