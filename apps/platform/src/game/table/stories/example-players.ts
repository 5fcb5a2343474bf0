import type { GamePlayers } from '../game-player.ts'

/** The players of the example game. */
export const examplePlayers = {
  w: { name: 'Ana Nazarova', title: 'WFM', rating: 2104 },
  b: { name: 'Ben Okafor', rating: 2087 },
} satisfies GamePlayers
