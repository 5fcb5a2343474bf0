import {
  applyMove,
  type Color,
  opposite,
  parseFen,
  parseLan,
  pieceValues,
} from '@kingside/chess-game'
import type { PuzzleTheme } from '@kingside/api/facts'
import { placeOf, type Sight, sightOf, type Standing } from './board-sight.ts'

/** The moves of a puzzle. */
export interface PuzzleLine {
  /** Before the opponent's move. */
  readonly fen: string
  /** In UCI; the first is the opponent's, the last the solver's. */
  readonly moves: readonly string[]
}

/** A move of the solver, with the boards around it. */
interface Step {
  readonly uci: string
  readonly before: Sight
  readonly after: Sight
  /** The piece that moved, where it stands then. */
  readonly moved: Standing
  /** What it took. */
  readonly taken: Standing | undefined
  /** The opponent's answer; undefined after the last. */
  readonly reply: string | undefined
}

interface Story {
  readonly solver: Color
  readonly start: Sight
  readonly steps: readonly Step[]
  readonly last: Step
  readonly isMate: boolean
  /** What the opponent took with the first move. */
  readonly takenFirst: boolean
  readonly moveNumber: number
}

function storyOf({ fen, moves }: PuzzleLine): Story | null {
  let position = parseFen(fen)
  const steps: Step[] = []
  const start = sightOf(fen)
  for (const [index, uci] of moves.entries()) {
    const before = sightOf(position.fen)
    position = applyMove(position, parseLan(uci) ?? uci)
    if (index % 2 === 0) continue
    const after = sightOf(position.fen)
    const to = placeOf(uci.slice(2, 4))
    const moved = after.at(to)
    if (moved)
      steps.push({ uci, before, after, moved, taken: before.at(to), reply: moves[index + 1] })
  }
  const last = steps.at(-1)
  const [first = ''] = moves
  return last
    ? {
        solver: last.moved.color,
        start,
        steps,
        last,
        isMate: position.checkmateData.checkmate,
        takenFirst: start.at(placeOf(first.slice(2, 4))) !== undefined,
        moveNumber: Number(fen.split(' ')[5] ?? 1),
      }
    : null
}

/** What a puzzle is about, found by small detectors, one for each theme. */
export function themesOf(line: PuzzleLine): readonly PuzzleTheme[] {
  const story = storyOf(line)
  if (!story) return []
  const tactics = detectors.flatMap(([theme, isThere]) => (isThere(story) ? [theme] : []))
  return [...tactics, ...phaseOf(story)]
}

const value = ({ type }: Standing): number => (type === 'k' ? 100 : pieceValues[type])

const mateIn =
  (count: number) =>
  ({ isMate, steps }: Story): boolean =>
    isMate && steps.length === count

const stepsBeforeLast = ({ steps }: Story): readonly Step[] => steps.slice(0, -1)

/** One piece attacks two at once that are worth it, and does not just lose itself. */
const isFork = (story: Story): boolean =>
  stepsBeforeLast(story).some(({ moved, after }) => {
    if (moved.type === 'k') return false
    const worth = after
      .targets(moved)
      .filter(
        (target) => target.type !== 'p' && (value(target) > value(moved) || after.isLoose(target)),
      )
    const isLost = after.attackers(moved, opposite(moved.color)).length > 0 && after.isLoose(moved)
    return worth.length >= 2 && !isLost
  })

/** Whether a piece could be taken for a profit. */
const isBadlyPlaced = (sight: Sight, piece: Standing): boolean => {
  const attackers = sight.attackers(piece, opposite(piece.color))
  return (
    attackers.some((each) => value(each) < value(piece)) ||
    (attackers.length > 0 && sight.isLoose(piece))
  )
}

/** A pinned piece can't take what it would, or can't leave and is taken. */
const isPin = ({ steps, solver }: Story): boolean =>
  steps.some(({ after }, index) => {
    const pinned = after.pieces.filter(
      (piece) => piece.color !== solver && piece.type !== 'k' && after.pinner(piece) !== undefined,
    )
    const next = steps[index + 1]
    return pinned.some((piece) => {
      const pinner = after.pinner(piece)
      const wouldTake = after
        .targets(piece)
        .some(
          (target) =>
            target !== pinner &&
            target.type !== 'k' &&
            (value(target) > value(piece) || after.isLoose(target)),
        )
      const isTaken =
        next?.taken !== undefined && isAt(next.taken, piece) && isBadlyPlaced(after, piece)
      return wouldTake || (isTaken && piece.type !== 'p')
    })
  })

/** Two in a line are attacked: the better one has to go, and the one behind it is taken. */
const isSkewer = ({ steps }: Story): boolean =>
  steps.slice(1).some(({ uci, before, taken, moved }, index) => {
    const reply = steps[index]?.reply
    const previous = steps[index]
    if (!taken || !reply || !previous || !/[brq]/.test(moved.type)) return false
    // What was in between went away with the reply.
    const shield = previous.after.at(placeOf(reply.slice(0, 2)))
    const hunter = previous.after.at(placeOf(uci.slice(0, 2)))
    if (!shield || !hunter || hunter !== previous.moved || shield.color === hunter.color)
      return false
    const isTarget = (sight: Sight) => sight.targets(hunter).some((target) => isAt(target, taken))
    const isBetween = isTarget(previous.after.without(shield)) && !isTarget(previous.after)
    const sawBefore = previous.after.targets(hunter).some((target) => target === shield)
    return isBetween && sawBefore && value(shield) > value(taken) && isBadlyPlaced(before, taken)
  })

/** A piece that moves away opens a line for one behind it, which then gives check, or takes. */
const isDiscovery = ({ steps, solver }: Story): boolean =>
  steps.some(({ uci, before, after, moved }, index) => {
    const from = placeOf(uci.slice(0, 2))
    const opened = after.pieces.filter(
      (piece) =>
        piece.color === solver &&
        piece !== moved &&
        /[brq]/.test(piece.type) &&
        before.seen(piece).some((place) => place.file === from.file && place.rank === from.rank),
    )
    const king = after.king(opposite(solver))
    return opened.some((piece) => {
      const fresh = after
        .targets(piece)
        .filter((target) => !before.targets(piece).some((old) => isAt(old, target)))
      if (fresh.includes(king)) return true
      const next = steps[index + 1]
      return (
        next?.taken !== undefined &&
        isAt(placeOf(next.uci.slice(0, 2)), piece) &&
        fresh.some((target) => next.taken && isAt(target, next.taken))
      )
    })
  })

const isAt = (
  a: { readonly file: number; readonly rank: number },
  b: { readonly file: number; readonly rank: number },
): boolean => a.file === b.file && a.rank === b.rank

const isDoubleCheck = ({ steps, solver }: Story): boolean =>
  steps.some(({ after }) => after.attackers(after.king(opposite(solver)), solver).length > 1)

/** Mated on its own back rank, behind its own pieces. */
const isBackRankMate = ({ isMate, last: { after }, solver }: Story): boolean => {
  if (!isMate) return false
  const king = after.king(opposite(solver))
  const back = king.color === 'w' ? 0 : 7
  const forward = king.color === 'w' ? 1 : -1
  const checkers = after.attackers(king, solver)
  return (
    king.rank === back &&
    checkers.some(({ rank, type }) => rank === back && (type === 'r' || type === 'q')) &&
    after
      .neighbours(king)
      .filter(({ rank }) => rank === back + forward)
      .every(
        (place) =>
          after.at(place)?.color === king.color && after.attackers(place, solver).length === 0,
      )
  )
}

/** A knight mates a king that its own pieces hold fast. */
const isSmotheredMate = ({ isMate, last: { after, moved }, solver }: Story): boolean =>
  isMate &&
  moved.type === 'n' &&
  after
    .neighbours(after.king(opposite(solver)))
    .every((place) => after.at(place)?.color === opposite(solver))

/** More is given than was there to take, and it comes back. */
const isSacrifice = ({ solver, steps }: Story): boolean => {
  const lead = (sight: Sight) => sight.material(solver) - sight.material(opposite(solver))
  const [first] = steps
  return (
    first !== undefined &&
    !steps.some(({ uci }) => uci.length > 4) &&
    steps.slice(1).some(({ after }) => lead(after) - lead(first.before) <= -2)
  )
}

/** What stands there for nothing is taken. */
const isHanging = ({ steps, takenFirst }: Story): boolean => {
  const [first] = steps
  return (
    first?.taken !== undefined &&
    first.taken.type !== 'p' &&
    !takenFirst &&
    first.before.isLoose(first.taken)
  )
}

const promotes = ({ steps }: Story, pattern: RegExp): boolean =>
  steps.some(({ uci }) => pattern.test(uci))

const detectors: readonly (readonly [PuzzleTheme, (story: Story) => boolean])[] = [
  ['mateIn1', mateIn(1)],
  ['mateIn2', mateIn(2)],
  ['mateIn3', mateIn(3)],
  ['backRankMate', isBackRankMate],
  ['smotheredMate', isSmotheredMate],
  ['fork', isFork],
  ['pin', isPin],
  ['skewer', isSkewer],
  ['discoveredAttack', isDiscovery],
  ['doubleCheck', isDoubleCheck],
  ['sacrifice', isSacrifice],
  ['hangingPiece', isHanging],
  ['promotion', (story) => promotes(story, /^.{4}[qrbn]$/)],
  ['underPromotion', (story) => promotes(story, /^.{4}[rbn]$/)],
]

/** So many pieces, without kings and pawns, are the most of an endgame; so many moves the most of an opening. */
const endgamePieces = 6
const openingMoves = 10

const endgames: readonly (readonly [PuzzleTheme, string])[] = [
  ['pawnEndgame', ''],
  ['knightEndgame', 'n'],
  ['bishopEndgame', 'b'],
  ['rookEndgame', 'r'],
  ['queenEndgame', 'q'],
  ['queenRookEndgame', 'qr'],
]

function phaseOf({ start, moveNumber }: Story): readonly PuzzleTheme[] {
  const pieces = start.pieces.filter(({ type }) => type !== 'k' && type !== 'p')
  if (pieces.length > endgamePieces) return [moveNumber <= openingMoves ? 'opening' : 'middlegame']
  const queens = pieces.filter(({ type }) => type === 'q').length
  const kinds = [...new Set(pieces.map(({ type }) => type))].toSorted().join('')
  return [
    'endgame',
    ...endgames.flatMap(([theme, types]) =>
      types === kinds && !(kinds === 'qr' && queens > 1) ? [theme] : [],
    ),
  ]
}
