import {
  applyMove,
  type AnalysisItem,
  parseFen,
  parseLan,
  type Position,
  turnOf,
} from '@kingside/chess-game'
import type { Analyst } from '../analysis/analyst.ts'
import { makerLimits, onlyMoveOf, worthOf } from './only-move.ts'
import { type PuzzleLine, themesOf } from './puzzle-themes.ts'

/** A game that is looked through. */
export interface MakerGame {
  /** Names it. */
  readonly id: string
  readonly initialFen: string
  /** In UCI. */
  readonly moves: readonly string[]
}

/** A puzzle that was found in a game. */
export interface FoundPuzzle extends PuzzleLine {
  readonly game: string
  /** The ply after which it begins, from 1. */
  readonly ply: number
  readonly themes: readonly string[]
  /** A guess, until it is tried. */
  readonly rating: number
}

/** How hard a position is looked at: all of them, those that promise something, and what was found once more. */
export const makerLooks = {
  glance: { depth: 8, moveTimeMs: 100 },
  look: { depth: 15, moveTimeMs: 1_500 },
  check: { depth: 20, moveTimeMs: 5_000 },
} as const

type Look = keyof typeof makerLooks

export interface FindDeps {
  readonly analyst: Pick<Analyst, 'analyse'>
  /** Awaited before each position; false ends the search, and what was found so far is the answer. @default on and on */
  readonly goesOn?: () => Promise<boolean>
}

/** Positions before this move are theory. */
const firstMove = 5

const moveNumberOf = ({ fen }: Position): number => Number(fen.split(' ')[5])

/**
 * Finds the puzzles of a game: the moments at which one side has one move alone after the other's mistake. Each is looked
 * at again, deeper, before it counts: at every move of the solver there must be exactly one solution.
 */
export async function findPuzzles(
  game: MakerGame,
  { analyst, goesOn = async () => true }: FindDeps,
): Promise<readonly FoundPuzzle[]> {
  const look = lookerOf(analyst)
  const found: FoundPuzzle[] = []
  let position = parseFen(game.initialFen)
  let before: number | null = null
  for (const [index, uci] of game.moves.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- an engine looks at one position at a time
    if (!(await goesOn())) break
    const start = position
    position = after(position, uci)
    if (moveNumberOf(position) < firstMove || position.checkmateData.checkmate) continue
    const side = position.turn
    // oxlint-disable-next-line no-await-in-loop -- an engine looks at one position at a time
    const glance = await look('glance', position)
    const [best] = glance.multipv
    const worth = best ? worthOf(best, side) : 0
    // What the side to move had before the other's move: the other had it at the glance before.
    const had = before === null ? 0 : -before
    before = worth
    const only = onlyMoveOf(glance, side)
    if (!only || (only.kind === 'advantage' && had > makerLimits.wonBefore)) continue
    // oxlint-disable-next-line no-await-in-loop -- the same
    const line = await lineFrom(look, start, uci)
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (!line || !(await isConfirmed(look, line))) continue
    const themes = themesOf(line)
    found.push({ ...line, game: game.id, ply: index + 1, themes, rating: guessOf(line, themes) })
  }
  return withoutTails(found)
}

const after = (position: Position, uci: string): Position =>
  applyMove(position, parseLan(uci) ?? uci)

type Looker = (how: Look, position: Position, lines?: number) => Promise<AnalysisItem>

const lookerOf =
  (analyst: FindDeps['analyst']): Looker =>
  (how, position, lines = 2) =>
    analyst.analyse({
      fen: position.fen,
      initialFen: position.fen,
      moves: [],
      lines,
      ...makerLooks[how],
    })

/** The solution after a mistake: as long as the solver has one move alone, against the best defence. */
async function lineFrom(
  look: Looker,
  start: Position,
  mistake: string,
): Promise<PuzzleLine | null> {
  const moves = [mistake]
  let position = after(start, mistake)
  let solved = 0
  let kind: 'mate' | 'advantage' | null = null
  while (solved < makerLimits.most) {
    // oxlint-disable-next-line no-await-in-loop -- each move follows on the one before
    const only = onlyMoveOf(await look('look', position), position.turn)
    // A mate that is begun is played to its end, or it is none.
    if (!only || (kind === 'mate' && only.kind !== 'mate')) break
    if (only.kind === 'mate' && solved + only.in > makerLimits.most) break
    kind = only.kind
    position = after(position, only.uci)
    moves.push(only.uci)
    solved += 1
    if (position.checkmateData.checkmate) break
    if (solved === makerLimits.most) break
    // oxlint-disable-next-line no-await-in-loop -- the same
    const reply = (await look('look', position, 1)).multipv[0]?.line[0]?.lan
    if (reply === undefined) break
    position = after(position, reply)
    moves.push(reply)
  }
  // The last move is the solver's.
  const whole = moves.length % 2 === 0 ? moves : moves.slice(0, -1)
  const isMate = position.checkmateData.checkmate
  const isWhole = kind === 'mate' ? isMate : solved >= makerLimits.leastForAdvantage
  return isWhole && solved > 0 ? { fen: start.fen, moves: whole } : null
}

/** Looks at each move of the solver deeper: it must still be the one move. */
async function isConfirmed(look: Looker, { fen, moves }: PuzzleLine): Promise<boolean> {
  let position = parseFen(fen)
  for (const [index, uci] of moves.entries()) {
    if (index % 2 === 1) {
      // oxlint-disable-next-line no-await-in-loop -- an engine looks at one position at a time
      const only = onlyMoveOf(await look('check', position), position.turn)
      // Of several mates in one each is right.
      const isMateInOne = only?.kind === 'mate' && only.in === 1 && index === moves.length - 1
      if (!only || (only.uci !== uci && !isMateInOne)) return false
    }
    position = after(position, uci)
  }
  return true
}

/** Of one combination in a game its beginning is the puzzle, and not its end too. */
const withoutTails = (found: readonly FoundPuzzle[]): readonly FoundPuzzle[] =>
  found.filter(
    (puzzle) =>
      !found.some(
        (other) =>
          other !== puzzle &&
          turnOf(other.fen) === turnOf(puzzle.fen) &&
          puzzle.ply > other.ply &&
          puzzle.ply < other.ply + other.moves.length,
      ),
  )

/** What puzzles of their kind are rated elsewhere, roughly: longer is harder, and a mate is easier to see. */
const guesses = { mate: [900, 1250, 1700], advantage: [1300, 1550, 1850], quiet: 150 } as const

function guessOf({ moves }: PuzzleLine, themes: readonly string[]): number {
  const isMate = themes.some((theme) => theme.startsWith('mateIn'))
  const guess = guesses[isMate ? 'mate' : 'advantage'][moves.length / 2 - 1] ?? 1500
  return guess + (themes.includes('sacrifice') ? guesses.quiet : 0)
}
