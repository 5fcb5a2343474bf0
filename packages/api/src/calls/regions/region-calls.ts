import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameId, gameSnapshot } from '../../realtime/game.ts'
import { exampleGameId, exampleOwner, exampleGame } from '../play/examples.ts'
import { gameData, gameParams } from '../play/gaming-data.ts'

const rId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'expected a region id'))
const playerIds = z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))
const gameIds = z.array(gameId).check(z.maxLength(50))
const region = z.object({
  rId,
  name: z.string(),
  /** The base address of the region's calls, relative to the API's. */
  url: z.string(),
})
const exampleRegion = { rId: 'local', name: 'Kingside', url: '' } as const

export const listRegions = defineCall({
  id: 'regions.all',
  method: 'GET',
  path: 'regions/all/',
  summary: 'Lists the regions with game servers.',
  response: z.array(region),
  errors: [],
  roles: everyone,
  example: [exampleRegion],
})

export const getRegionsOfGames = defineCall({
  id: 'regions.getByGIds',
  method: 'POST',
  path: 'regions/getByGIds/',
  summary: 'Tells which region plays each game; unknown games are left out.',
  body: z.object({ gIds: gameIds }),
  response: z.array(z.object({ gId: gameId, rId })),
  errors: [],
  roles: everyone,
  example: [{ gId: exampleGameId, rId: 'local' }],
})

export const checkLiveness = defineCall({
  id: 'regions.liveness',
  method: 'GET',
  path: 'utils/liveness/',
  summary: "Answers as soon as it can, to measure a region's latency.",
  response: z.object({ rId, serverTs: z.number() }),
  errors: [],
  roles: everyone,
  example: { rId: 'local', serverTs: 1_769_860_800_000 },
})

export const findRegionalGames = defineCall({
  id: 'regions.games',
  method: 'POST',
  path: 'games/getByCriteria/',
  summary: 'Finds games by their ids, and the games under way of players by theirs.',
  body: z.object({
    includedPIds: z._default(playerIds, []),
    includedGIds: z._default(gameIds, []),
  }),
  response: z.array(gameData),
  errors: [],
  roles: everyone,
  example: [exampleGame],
})

const byRegion = z.record(rId, z.number().check(z.gte(0), z.lte(60_000)))
const latencies = z.object({ pId: z.string(), byRegion })
const exampleLatency = { pId: exampleOwner.uid, byRegion: { local: 24 } } as const

export const setLatency = defineCall({
  id: 'regions.setLatency',
  method: 'POST',
  path: 'playerLatency/',
  summary: "Notes the caller's latency to each region, in ms.",
  body: z.object({
    pId: z.string().check(z.minLength(1), z.maxLength(64)),
    byRegion: byRegion.check(
      z.refine((of) => Object.keys(of).length <= 20, 'expected 20 regions at most'),
    ),
  }),
  response: latencies,
  errors: ['player_uid_missing'],
  roles: everyone,
  example: exampleLatency,
})

export const findLatencies = defineCall({
  id: 'regions.findLatencies',
  method: 'POST',
  path: 'playerLatency/getByCriteria/',
  summary: 'Tells the latencies that players noted lately.',
  body: z.object({ includedPIds: playerIds }),
  response: z.array(latencies),
  errors: [],
  roles: everyone,
  example: [exampleLatency],
})

export const getRegionalGame = defineCall({
  id: 'regions.game',
  method: 'GET',
  path: 'game/:id/api/v1/',
  summary: 'Tells a game and its state as a viewer sees it.',
  params: gameParams,
  response: z.object({ config: gameData, state: gameSnapshot }),
  errors: ['game_not_found'],
  roles: everyone,
  example: {
    config: exampleGame,
    state: {
      gameId: exampleGameId,
      v: 3,
      phase: 'PLAYING',
      startsInMs: null,
      initialFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      turns: [],
      clocks: { w: 180_000, b: 180_000 },
      running: false,
      givenMs: { w: 0, b: 0 },
      drawOffer: null,
      lastOffer: { w: null, b: null },
      takebackOffer: null,
      lastTakeback: { w: null, b: null },
      absentMs: { w: null, b: null },
      choiceMs: { w: null, b: null },
      end: null,
      viewers: 0,
    },
  },
})
