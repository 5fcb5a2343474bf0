import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { GameReader } from '../../domain/games/game-reader.ts'
import { snapshotOf } from '../../domain/games/game-snapshot.ts'
import type { Latencies } from '../../domain/games/latencies.ts'
import { describeGame, localRegion } from '../play/gaming/describe-game.ts'

export interface RegionRouteDeps {
  readonly games: GameReader
  readonly latencies: Latencies
  /** How many watch a game now. */
  readonly viewersOf: (gameId: string) => number
  readonly now: () => Date
}

const region = { rId: localRegion, name: 'Kingside', url: '' } as const

/** The calls of the regional game servers; this server is the one region that there is. */
export const regionRoutes = (deps: RegionRouteDeps): readonly Route[] => [
  bind(contract.regions.all, async () => [region]),
  bind(contract.regions.liveness, async () => ({
    rId: localRegion,
    serverTs: deps.now().getTime(),
  })),
  getRegionsOfGames(deps),
  findGames(deps),
  getRegionalGame(deps),
  setLatency(deps),
  findLatencies(deps),
]

function getRegionsOfGames({ games }: RegionRouteDeps): Route {
  return bind(contract.regions.getByGIds, async ({ body }) => {
    const found = await games.findMany({ gameIds: body.gIds, playerUids: [] })
    return found.map(({ gameId }) => ({ gId: gameId, rId: localRegion }))
  })
}

function findGames({ games }: RegionRouteDeps): Route {
  return bind(contract.regions.games, async ({ body, caller }) => {
    const { includedGIds, includedPIds } = body
    const readBy = caller.player?.id ?? null
    const found = await games.findMany({ gameIds: includedGIds, playerUids: includedPIds, readBy })
    return found.map(describeGame)
  })
}

function getRegionalGame({ games, viewersOf }: RegionRouteDeps): Route {
  return bind(contract.regions.game, async ({ params, caller, fail }) => {
    const game = await games.find(params.id, caller.player?.id)
    if (!game) return fail('game_not_found', 'There is no such game.')
    const state = snapshotOf(game.state, {
      at: game.shownAt,
      viewers: viewersOf(game.gameId),
      userType: 'viewer',
    })
    return { config: describeGame(game), state }
  })
}

/** Only one's own: an id in a body is no identity (S-41). */
function setLatency({ latencies }: RegionRouteDeps): Route {
  return bind(contract.regions.setLatency, async ({ body, caller, fail }) => {
    const { pId, byRegion } = body
    if (!caller.player) return fail('player_uid_missing', 'Send a ping first, or sign in.')
    if (pId !== caller.player.uid) {
      throw new CallError('forbidden', 'This is not your player id.')
    }
    latencies.set(pId, byRegion)
    return { pId, byRegion }
  })
}

function findLatencies({ latencies }: RegionRouteDeps): Route {
  return bind(contract.regions.findLatencies, async ({ body }) =>
    latencies
      .find(body.includedPIds)
      .map(({ playerUid, byRegion }) => ({ pId: playerUid, byRegion })),
  )
}
