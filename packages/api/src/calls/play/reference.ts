import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { liveCounts, lobbyPlayer, topGame } from '../../realtime/lobby.ts'
import { timeControl } from '../../time-control.ts'
import { exampleBoard, exampleGameId, exampleOwner } from './examples.ts'
import { boardTypeNames, boardTypes } from '../../facts/time-controls.ts'

const { board_type, board_type_name } = timeControl.shape

export const listBestPlayers = defineCall({
  id: 'bestPlayers.list',
  method: 'GET',
  path: 'online/best-players/',
  summary: 'Lists the players with the highest ratings of each board type, best first.',
  query: z.object({
    /** Only this one. */
    board_type: z.optional(z.enum(boardTypeNames)),
    limit: z._default(z.pipe(z.coerce.number<string>(), z.int().check(z.gte(1), z.lte(50))), 10),
  }),
  response: z.array(z.object({ board_type, board_type_name, players: z.array(lobbyPlayer) })),
  errors: [],
  roles: everyone,
  example: [{ board_type: boardTypes.blitz, board_type_name: 'blitz', players: [exampleOwner] }],
})

export const listTopGames = defineCall({
  id: 'bestBoards.topList',
  method: 'GET',
  path: 'online/best-boards/top_list/',
  summary: 'Lists the games under way that are most worth watching, best first.',
  response: z.array(topGame),
  errors: [],
  roles: everyone,
  example: [
    {
      gameId: exampleGameId,
      white: exampleOwner,
      black: { ...exampleOwner, uid: 'ZGllLWFuZGVyZS0x', name: 'Timur' },
      rating_type: 'worldchess',
      time_control_id: 9,
      tournament_id: null,
      board: exampleBoard,
    },
  ],
})

export const readPlatformStats = defineCall({
  id: 'platform.stats',
  method: 'GET',
  path: 'online/platform/stats/',
  summary: 'Tells how many players are here and how many games are under way.',
  response: liveCounts,
  errors: [],
  roles: everyone,
  example: { players: 24, games: 9 },
})
