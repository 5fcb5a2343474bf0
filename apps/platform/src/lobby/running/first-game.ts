import type { OwnGame } from '../challenge/own-games.calls.ts'

/** The game that is to be led back to: first one whose turn is the player's. A game of days waits for nobody. */
export function firstGame(games: readonly OwnGame[]): OwnGame | null {
  const running = games.filter(
    ({ startsAt, timeControl }) => startsAt === null && timeControl.boardType !== 'daily',
  )
  return running.find(({ turn }) => turn === 'own') ?? running[0] ?? null
}
