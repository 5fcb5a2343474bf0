import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { GameReader } from '../../domain/games/game-reader.ts'
import { snapshotOf } from '../../domain/games/game-snapshot.ts'
import type { Latencies } from '../../domain/games/latencies.ts'
import type { Region, Regions } from '../../domain/games/regions.ts'
import { describeGame } from '../play/gaming/describe-game.ts'

export interface RegionRouteDeps {
  readonly games: GameReader
  readonly latencies: Latencies
  readonly regions: Regions
  /** How many watch a game now. */
  readonly viewersOf: (gameId: string) => number
  readonly now: () => Date
}

/** As the contract has it: where the calls of its servers are, relative to those of the site. */
const describeRegion = ({ rId, name, origin }: Region) => ({
  rId,
  name,
  url: origin === null ? '' : `${origin}/api/`,
})

/** The calls of the regional game servers. */
export const regionRoutes = (deps: RegionRouteDeps): readonly Route[] => [
  bind(contract.regions.all, async () => deps.regions.all.map(describeRegion)),
  bind(contract.regions.liveness, async () => ({
    rId: deps.regions.own,
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
    return found
      .map((game) => describeGame(game))
      .map(({ gId, publicExtra: { rId } }) => ({ gId, rId }))
  })
}

function findGames({ games }: RegionRouteDeps): Route {
  return bind(contract.regions.games, async ({ body, caller }) => {
    const { includedGIds, includedPIds } = body
    const readBy = caller.player?.id ?? null
    const found = await games.findMany({ gameIds: includedGIds, playerUids: includedPIds, readBy })
    return found.map((game) => describeGame(game))
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

/** Only one's own: an id in a body is no identity (S-41). Of regions that there are not nothing is kept. */
function setLatency({ latencies, regions }: RegionRouteDeps): Route {
  return bind(contract.regions.setLatency, async ({ body, caller, fail }) => {
    const { pId } = body
    const known = new Set(regions.all.map(({ rId }) => rId))
    const byRegion = Object.fromEntries(
      Object.entries(body.byRegion).filter(([rId]) => known.has(rId)),
    )
    if (!caller.player) return fail('player_uid_missing', 'Send a ping first, or sign in.')
    if (pId !== caller.player.uid) {
      throw new CallError('forbidden', 'This is not your player id.')
    }
    await latencies.set(pId, byRegion)
    return { pId, byRegion }
  })
}

function findLatencies({ latencies }: RegionRouteDeps): Route {
  return bind(contract.regions.findLatencies, async ({ body }) => {
    const found = await latencies.find(body.includedPIds)
    return found.map(({ playerUid, byRegion }) => ({ pId: playerUid, byRegion: { ...byRegion } }))
  })
}
