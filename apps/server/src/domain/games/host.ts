import { startFen } from '@kingside/chess-game'
import { nextDeadline } from './game-deadlines.ts'
import type { GameHost, NewGame } from './game-host.ts'
import { newGame } from './game-state.ts'
import { viewerDelayOf } from './game-past.ts'
import type { GameStore } from './game-store.ts'
import type { GameTime } from './game-time.ts'
import type { GameConfig, GameState, Seat, Sides } from './game.types.ts'
import type { ChooseRegion } from './regions.ts'
import { RoomsUnavailableError } from './rooms.types.ts'
import type { Clock } from '../clock.ts'

export interface GameHostDeps {
  readonly store: GameStore
  readonly clock: Clock
  readonly time: GameTime
  readonly createUid: () => string
  /** @default there is one region only */
  readonly chooseRegion?: ChooseRegion
}

const gameIdLength = 12
const longestDelayMs = 24 * 3_600_000

const isDelay = (ms: number) => Number.isInteger(ms) && ms >= 0 && ms <= longestDelayMs

/** Begins games. @param isStopping nothing begins any more then */
export function createGameHost(
  { store, clock, time, createUid, chooseRegion = async () => null }: GameHostDeps,
  isStopping: () => boolean,
): GameHost {
  return {
    create: async (game) => {
      if (isStopping()) throw new RoomsUnavailableError('The server is stopping.')
      const { viewerDelayMs = 0 } = game
      if (!isDelay(viewerDelayMs)) throw new RangeError(`A game can't be ${viewerDelayMs} ms late.`)
      const prepared = await store.prepare(game)
      const region = await chooseRegion(prepared.seats)
      const gameId = createUid().slice(0, gameIdLength)
      const aheadMs = time.aheadMs()
      const startsAt = game.startsAt === null ? null : game.startsAt.getTime() - aheadMs
      if (Number.isNaN(startsAt)) throw new RangeError('The start of a game must be a date.')
      const config: GameConfig = {
        ...prepared,
        gameId,
        initialFen: game.relay?.initialFen ?? startFen,
        viewerDelayMs,
        ...(region !== null && { region }),
        ...(game.tournamentId !== undefined && { tournamentId: game.tournamentId }),
        ...(game.hasBerserk && { hasBerserk: true }),
        ...(game.relay && {
          isRelayed: true,
          seats: ratedAs(prepared.seats, game.relay.ratings),
        }),
      }
      const state = newGame(config, time.now(), startsAt)
      const due = nextDeadline(state)
      return store.create({
        state,
        origin: game.origin,
        due: due === null ? null : new Date(due + aheadMs),
        aheadMs,
        at: clock.now(),
      })
    },
    ongoingOf: (playerId) => store.ongoingOf(playerId),
    scheduledOf: (playerId) => store.scheduledOf(playerId),
    startedOf: (playerId) => store.startedOf(playerId),
  }
}

const ratedAs = ({ w, b }: Sides<Seat>, ratings: Sides<number | null>): Sides<Seat> => ({
  w: { ...w, rating: ratings.w },
  b: { ...b, rating: ratings.b },
})

/** The game that two players agreed to play after one that is over, with the colours changed. */
export function rematchOf({ config }: GameState): NewGame {
  return {
    white: config.seats.b.playerId,
    black: config.seats.w.playerId,
    timeControlId: config.timeControlId,
    ratingType: config.ratingType,
    origin: { kind: 'rematch', id: config.gameId },
    startsAt: null,
    viewerDelayMs: viewerDelayOf(config),
  }
}
