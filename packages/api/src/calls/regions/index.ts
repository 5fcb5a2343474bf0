import {
  checkLiveness,
  findLatencies,
  findRegionalGames,
  getRegionalGame,
  getRegionsOfGames,
  listRegions,
  setLatency,
} from './region-calls.ts'

/** The calls of the regional game servers (specification 2, section 7). */
export const regionCalls = {
  regions: {
    all: listRegions,
    getByGIds: getRegionsOfGames,
    liveness: checkLiveness,
    games: findRegionalGames,
    setLatency,
    findLatencies,
    game: getRegionalGame,
  },
}
