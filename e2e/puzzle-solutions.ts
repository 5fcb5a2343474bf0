import { readFileSync } from 'node:fs'
import { applyMove, lanOf, legalMoves, parseFen } from '@kingside/chess-game'
import type { Page } from '@playwright/test'
import { drag } from './page.ts'

const puzzles = readFileSync(new URL('../apps/server/data/puzzles.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(2)
  .map((line) => line.split('\t'))
  .map((fields) => ({
    id: fields[0] ?? '',
    fen: fields[7] ?? '',
    moves: fields[8]?.split(' ') ?? [],
  }))

/** The solutions of the server's puzzles, by their ids. */
export const solutions: ReadonlyMap<string, readonly string[]> = new Map(
  puzzles.map(({ id, moves }) => [id, moves]),
)

/** A legal first move of a puzzle that does not solve it: no promotion, and no mate. */
export function wrongMove(id: string): string {
  const puzzle = puzzles.find((known) => known.id === id)
  if (!puzzle) throw new Error(`There is no puzzle ${id}.`)
  const [first = '', right = ''] = puzzle.moves
  const position = applyMove(parseFen(puzzle.fen), first)
  const wrong = legalMoves(position).find((move) => {
    const uci = lanOf(move)
    if (uci === right || uci.length > 4) return false
    return !applyMove(position, uci).checkmateData.checkmate
  })
  if (!wrong) throw new Error(`Every move solves the puzzle ${id}.`)
  return lanOf(wrong)
}

/** The picker's word for the piece that a move in UCI notation promotes to. */
const promotedTo: Readonly<Record<string, string>> = {
  q: 'Queen',
  r: 'Rook',
  b: 'Bishop',
  n: 'Knight',
}

/** Makes a move in UCI notation with the mouse. */
export async function makeMove(page: Page, uci: string) {
  await drag(page, uci.slice(0, 2), uci.slice(2, 4))
  const piece = promotedTo[uci.slice(4)]
  if (piece !== undefined) await page.getByRole('button', { name: piece, exact: true }).click()
}
