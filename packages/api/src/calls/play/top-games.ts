import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { topGame } from '../../realtime/top-game.ts'
import { exampleBoard, exampleGameId, exampleOpponent, exampleOwner } from './examples.ts'

const exampleTop = {
  gameId: exampleGameId,
  white: exampleOwner,
  black: exampleOpponent,
  rating_type: 'worldchess',
  time_control_id: 9,
  tournament_id: null,
  board: exampleBoard,
} as const

export const getTopRatedGame = defineCall({
  id: 'gaming.topRated',
  method: 'GET',
  path: 'online/gaming/top-rated-game/',
  summary: 'Names the game under way with the highest rated players; null when none is.',
  response: z.nullable(topGame),
  errors: [],
  roles: everyone,
  example: exampleTop,
})

export const listTopRatedGames = defineCall({
  id: 'gaming.topRatedList',
  method: 'GET',
  path: 'online/gaming/top-rated-games/',
  summary: 'Lists the games under way with the highest rated players, best first.',
  response: z.array(topGame),
  errors: [],
  roles: everyone,
  example: [exampleTop],
})
