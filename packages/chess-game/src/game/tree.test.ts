import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { attempt } from '../core/positions.cases.ts'
import { startFen } from '../position/start-fen.ts'
import { legalMoves } from '../position/legal-moves.ts'
import type { Position } from '../position/position.ts'
import { addressOf, idOf } from './address.ts'
import { uploadAnalysis } from './analysis.ts'
import type { ChessGame } from './chess-game.ts'
import {
  addComment,
  deleteMove,
  deleteVariation,
  promoteVariation,
  removeVariations,
  setComments,
  setMode,
  setNags,
  undoMove,
} from './edit.ts'
import type { HistoryMove, Line } from './history-move.ts'
import {
  selectByFen,
  selectFirst,
  selectLast,
  selectMove,
  selectNext,
  selectPrevious,
  stopCommenting,
} from './navigate.ts'
import { appendMove, playMove, startGame, uploadHistory } from './play.ts'

/** A move of the tree: where it is, and the moves that lead to it. */
interface Visit {
  readonly id: string
  readonly move: HistoryMove
  readonly before: Position
  readonly path: string
}

/** Every move of the tree; along the way each line is checked for being one. */
function visitAll(game: ChessGame): readonly Visit[] {
  const visits: Visit[] = []
  const lines: { line: Line; address: readonly number[]; before: Position; path: string }[] = [
    { line: game.history, address: [], before: game.start, path: '' },
  ]
  for (let next = lines.pop(); next; next = lines.pop()) {
    let { before, path } = next
    for (const [index, move] of next.line.entries()) {
      const address = [...next.address, index]
      // Every move is played from the position before it, and its alternatives are too.
      expect(move.position.previous).toBe(before)
      const siblings = [move.lan, ...move.variations.map(([first]) => first?.lan)]
      expect(new Set(siblings).size).toBe(siblings.length)
      for (const [variation, line] of move.variations.entries()) {
        lines.push({ line, address: [...address, variation], before, path })
      }
      path += `${move.lan} `
      visits.push({ id: idOf(address), move, before, path })
      before = move.position
    }
    const [first] = next.line
    // A variation is never empty, and alternatives to its first move stand beside it.
    const isWhole = first?.variations.length === 0
    expect(next.address.length === 0 || isWhole).toBe(true)
    if (next.address.length > 0) continue
    for (const [variation, line] of game.nextVariations.entries()) {
      lines.push({ line, address: [game.history.length, variation], before, path })
    }
  }
  return visits
}

const pathsOf = (game: ChessGame) =>
  visitAll(game)
    .map(({ path }) => path)
    .toSorted()

const selectedPath = (game: ChessGame) =>
  game.selectedMoveHistory.map(({ lan }) => `${lan} `).join('')

function checkTree(game: ChessGame): void {
  const visits = visitAll(game)
  for (const { id, move } of visits) {
    expect(selectMove(game, id).selectedMove).toBe(move)
    expect(addressOf(id).join('_')).toBe(id)
  }
  const { selectedMoveHistory, selectedMove, selectedMoveAddress } = game
  const selected = visits.find(({ id }) => id === idOf(selectedMoveAddress))
  expect(selectedMove).toBe(selected?.move)
  expect(idOf(selectedMoveAddress) === '-1').toBe(selected === undefined)
  expect(selectedMoveHistory.at(-1)).toBe(selectedMove)
  expect(selectedPath(game)).toBe(selected?.path ?? '')
  const replayed = uploadHistory(
    startGame(game.initialFen),
    selectedMoveHistory.map(({ san }) => san),
  )
  expect(replayed.currentFen).toBe(game.currentFen)
  expect(game.position).toBe(selectedMove?.position ?? game.start)
  expect(game.commenting).toBe(idOf(selectedMoveAddress) !== String(game.history.length - 1))
}

/** What changed and what did not: equal parts at the same place are the same objects. */
function checkSharing(before: ChessGame, after: ChessGame): void {
  const old = new Map(visitAll(before).map((visit) => [visit.id, visit]))
  const copies = visitAll(after).filter(({ id, move, path }) => {
    const known = old.get(id)
    return (
      known?.path === path &&
      known.move !== move &&
      JSON.stringify(known.move) === JSON.stringify(move)
    )
  })
  expect(copies).toEqual([])
  expect(after.analysis).toBe(before.analysis)
  expect(after.headers).toBe(before.headers)
}

/** All that a reader sees of a game. */
const seen = (game: ChessGame) => ({
  json: JSON.stringify(game),
  fen: game.currentFen,
  moves: game.selectedMoveHistory.map(({ san, fen }) => [san, fen]),
  last: [game.lastMove?.san, game.mainLineLastMove?.san],
  flags: [game.commenting, game.reviewing, game.turn, game.enPassant, game.advantage],
})

interface Choice {
  readonly step: keyof typeof steps
  readonly a: number
  readonly b: number
}

const pick = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length]

const anyId = (game: ChessGame, choice: number): string =>
  pick(['-1', ...visitAll(game).map(({ id }) => id)], choice) ?? '-1'

const anyMove = (position: Position, choice: number): string =>
  pick(legalMoves(position).slice(0, 4), choice)?.lan ?? 'none'

const steps = {
  play: (game: ChessGame, a: number) => playMove(game, anyMove(game.position, a)),
  playIllegal: (game: ChessGame, a: number) => playMove(game, pick(['Ke9', 'h8h8', ''], a) ?? ''),
  append: (game: ChessGame, a: number) => appendMove(game, anyMove(game.latestPosition, a)),
  upload: (game: ChessGame, a: number, b: number) => {
    const one = appendMove(game, anyMove(game.latestPosition, a))
    const two = [
      ...one.history.slice(-1),
      ...appendMove(one, anyMove(one.latestPosition, b)).history.slice(-1),
    ]
    return uploadHistory(
      game,
      two.map(({ lan }) => lan),
    )
  },
  select: (game: ChessGame, a: number) => selectMove(game, anyId(game, a)),
  selectNothing: (game: ChessGame, a: number) =>
    selectMove(game, pick(['9_9_9', 'x', '0_0', '', '400'], a) ?? ''),
  selectFen: (game: ChessGame, a: number) =>
    selectByFen(game, selectMove(game, anyId(game, a)).currentFen),
  previous: selectPrevious,
  next: selectNext,
  first: selectFirst,
  last: selectLast,
  stop: stopCommenting,
  undo: undoMove,
  comment: (game: ChessGame, a: number, b: number) =>
    addComment(game, `[%clk 0:00:01] c${b}`, anyId(game, a)),
  uncomment: (game: ChessGame, a: number) => setComments(game, [], anyId(game, a)),
  nag: (game: ChessGame, a: number, b: number) => setNags(game, [b % 300], anyId(game, a)),
  deleteMove: (game: ChessGame, a: number) => deleteMove(game, anyId(game, a)),
  deleteVariation: (game: ChessGame, a: number) => deleteVariation(game, anyId(game, a)),
  promote: (game: ChessGame, a: number) => promoteVariation(game, anyId(game, a)),
  removeVariations,
  mode: (game: ChessGame, a: number) =>
    setMode(game, pick(['ANALYSIS', 'STREAM', 'ONLINE'] as const, a) ?? 'ANALYSIS'),
} as const satisfies Readonly<Record<string, (game: ChessGame, a: number, b: number) => ChessGame>>

const isStep = (name: string): name is keyof typeof steps => name in steps
const names = Object.keys(steps).filter(isStep)

const choices = fc.array(
  fc.record<Choice>({
    // Half of the steps play, so that there is something to edit.
    step: fc.oneof(
      fc.constantFrom<keyof typeof steps>('play', 'play', 'select', 'previous', 'append'),
      fc.constantFrom(...names),
    ),
    a: fc.nat({ max: 1000 }),
    b: fc.nat({ max: 1000 }),
  }),
  { minLength: 10, maxLength: 50 },
)

type Check = (before: ChessGame, after: ChessGame) => void

const sorted = (paths: Iterable<string>) => [...paths].toSorted()
const lans = ({ history }: ChessGame) => history.map(({ lan }) => lan)

const staysTheTree: Check = (before, after) => {
  expect(after.history).toBe(before.history)
  expect(after.nextVariations).toBe(before.nextVariations)
}
const keepsPaths: Check = (before, after) => {
  expect(pathsOf(after)).toEqual(pathsOf(before))
}
const annotates: Check = (before, after) => {
  keepsPaths(before, after)
  expect(after.selectedMoveAddress).toBe(before.selectedMoveAddress)
}
const takesAway: Check = (before, after) => {
  expect(pathsOf(after).length).toBeLessThan(pathsOf(before).length)
  expect(pathsOf(before)).toEqual(expect.arrayContaining(pathsOf(after)))
  expect(selectedPath(before).startsWith(selectedPath(after))).toBe(true)
}
const mustBeRefused: Check = () => {
  throw new Error('It was not refused.')
}

/** What each step must leave alone, or do, beside keeping the tree whole. */
const checks: Readonly<Record<keyof typeof steps, Check>> = {
  play: (before, after) => {
    expect(pathsOf(after)).toEqual(sorted(new Set([...pathsOf(before), selectedPath(after)])))
    expect(after.selectedMoveHistory).toHaveLength(before.selectedMoveHistory.length + 1)
  },
  playIllegal: mustBeRefused,
  append: (before, after) => {
    const played = lans(after)
      .map((lan) => `${lan} `)
      .join('')
    expect(pathsOf(after)).toEqual(sorted(new Set([...pathsOf(before), played])))
    expect(after.history.slice(0, -1)).toEqual(before.history)
    expect(selectedPath(after)).toBe(before.commenting ? selectedPath(before) : played)
  },
  upload: (before, after) => {
    const moves = lans(after).slice(before.history.length)
    expect(moves).toHaveLength(2)
    expect(seen(after)).toEqual(seen(moves.reduce((game, move) => appendMove(game, move), before)))
  },
  select: staysTheTree,
  selectNothing: mustBeRefused,
  selectFen: staysTheTree,
  previous: staysTheTree,
  next: staysTheTree,
  first: staysTheTree,
  last: staysTheTree,
  stop: staysTheTree,
  undo: (before, after) => {
    expect(after.history).toEqual(before.history.slice(0, -1))
    expect(after.commenting).toBe(false)
  },
  comment: annotates,
  uncomment: annotates,
  nag: annotates,
  deleteMove: takesAway,
  deleteVariation: takesAway,
  promote: (before, after) => {
    keepsPaths(before, after)
    expect(selectedPath(after)).toBe(selectedPath(before))
    expect(after.position).toBe(before.position)
  },
  removeVariations: (before, after) => {
    expect(lans(after)).toEqual(lans(before))
    expect(visitAll(after)).toHaveLength(after.history.length)
  },
  mode: annotates,
}

/** A game in which white promotes, both castle and pawns meet en passant within a few moves. */
const lively = 'r3k2r/1P6/8/8/2p5/8/1P1P4/R3K2R w KQkq - 0 1'

describe('whatever is done to a game', () => {
  it.each([
    ['ANALYSIS', startFen],
    ['STREAM', startFen],
    ['ANALYSIS', lively],
    ['STREAM', lively],
  ] as const)(
    'in mode %s from %s, its tree stays whole and older games stay as they were',
    (mode, fen) => {
      fc.assert(
        fc.property(choices, (list) => {
          let game = uploadAnalysis(startGame({ mode, fen }), [{ fen, depth: 1, multipv: [] }])
          const older = [{ game, saw: seen(game) }]
          for (const choice of list) {
            const before = game
            const after = attempt(() => steps[choice.step](before, choice.a, choice.b))
            if (after instanceof ChessError) continue
            game = after
            checkTree(game)
            // An edit that says what was there already may give a copy.
            if (seen(before).json !== seen(game).json) checkSharing(before, game)
            checks[choice.step](before, game)
            older.push({ game, saw: seen(game) })
          }
          for (const { game: old, saw } of older) expect(seen(old)).toEqual(saw)
        }),
        { numRuns: 60 },
      )
    },
  )
})
