import { ChessError } from '../chess-error.ts'
import { isTagName } from '../pgn/tag-pair.ts'
import { commentText } from '../pgn/write-comment.ts'
import { startFen } from '../position/start-fen.ts'
import {
  addressBefore,
  addressFrom,
  linesAlong,
  type MoveAddress,
  moveAt,
  throwNoSuchMove,
  replaceLine,
  type Tree,
} from './address.ts'
import type { ChessGame, GameHeaders, ResultToken } from './chess-game.ts'
import { modeRules } from './game-mode.ts'
import { type Annotations, type HistoryMove, intoLine, type Line } from './history-move.ts'
import type { MoveComment } from './move-comment.ts'
import { readComment } from './read-comment.ts'
import { startGame } from './play.ts'

type MoveId = MoveAddress | string

function throwInvalidEdit(message: string, reason: string): never {
  throw new ChessError('invalid-edit', message, reason)
}

/**
 * Takes back the main line's last move and selects the position before it. Alternatives to the move stay, as
 * alternatives to the next move.
 * @throws {ChessError} `invalid-edit` when there is no move to take back.
 */
export function undoMove(game: ChessGame): ChessGame {
  const { history } = game
  const last = history.at(-1)
  if (!last)
    return throwInvalidEdit('There is no move to undo', 'The game is at its start position.')
  return game.with({
    history: history.slice(0, -1),
    nextVariations: last.variations,
    selectedMoveAddress: [history.length - 2],
  })
}

/**
 * Starts over from a FEN: pieces, history, analysis and result are reset, name and mode stay.
 * @throws {ChessError} `invalid-fen`; the game stays as it was.
 */
export function loadFen(game: ChessGame, fen: string): ChessGame {
  const { mode, name, withValidation } = game
  return startGame({ fen, mode, name, withValidation })
}

/** Starts over from the standard initial position. */
export const restart = (game: ChessGame): ChessGame => loadFen(game, startFen)

/** Changes the mode and applies the mode's rule on validation. */
export const setMode = (game: ChessGame, mode: ChessGame['mode']): ChessGame =>
  game.with({ mode, withValidation: modeRules[mode].withValidation })

/** Sets whether later moves are checked against the rules; played moves are kept. */
export const setValidation = (game: ChessGame, withValidation: boolean): ChessGame =>
  game.with({ withValidation })

/** Sets whether the game is still loading. */
export const setLoading = (game: ChessGame, loading: boolean): ChessGame => game.with({ loading })

/**
 * Sets tag pairs and keeps the others.
 * @throws {ChessError} `invalid-edit` for a name that PGN can't hold.
 */
export function setHeaders(game: ChessGame, headers: GameHeaders): ChessGame {
  for (const name of Object.keys(headers)) {
    if (!isTagName(name)) {
      throwInvalidEdit(
        `"${name.slice(0, 100)}" is no tag name`,
        'Use letters, digits and underscores.',
      )
    }
  }
  return game.with({ headers: { ...game.headers, ...headers } })
}

/** Sets the result to export. */
export const setResult = (game: ChessGame, result: ResultToken): ChessGame => game.with({ result })

/** Changes the annotations of one move. @throws {ChessError} `no-such-move` */
function annotate(
  game: ChessGame,
  at: MoveId,
  change: (move: HistoryMove) => Partial<Annotations>,
): ChessGame {
  const address = addressFrom(at)
  const line = linesAlong(game, address).at(-1) ?? []
  const index = address.at(-1) ?? -1
  const move = line[index]
  if (!move) return throwNoSuchMove(address.join('_'))
  return game.with(
    replaceLine(game, address.slice(0, -1), line.with(index, move.with(change(move)))),
  )
}

const isStart = (at: MoveId) => addressFrom(at).length === 1 && addressFrom(at)[0] === -1

const commentsAt = (game: ChessGame, at: MoveId) => (moveAt(game, addressFrom(at)) ?? game).comments

/**
 * Replaces the comments of a move; at the start position, the comments before the first move.
 * @throws {ChessError} `no-such-move`
 */
export function setComments(
  game: ChessGame,
  comments: readonly (MoveComment | string)[],
  at: MoveId = game.selectedMoveAddress,
): ChessGame {
  const old = commentsAt(game, at)
  const read = comments.map((comment) => {
    if (typeof comment === 'string') return readComment(comment)
    // Writing as PGN and reading again removes empty lists, and moves commands out of the text.
    return old.includes(comment) ? comment : readComment(commentText(comment))
  })
  return isStart(at)
    ? game.with({ comments: read })
    : annotate(game, at, () => ({ comments: read }))
}

/**
 * Adds a comment to a move, or before the first move at the start position.
 * @param comment text, which may contain commands such as `[%clk 0:03:00]`, or a whole comment.
 * @param at address or id. @default the selected move
 * @throws {ChessError} `no-such-move`
 */
export function addComment(
  game: ChessGame,
  comment: MoveComment | string,
  at: MoveId = game.selectedMoveAddress,
): ChessGame {
  return setComments(game, [...commentsAt(game, at), comment], at)
}

/**
 * Replaces the numeric annotation glyphs of a move (PGN standard 10; 0 to 255).
 * @throws {ChessError} `no-such-move`, `invalid-edit`
 */
export function setNags(
  game: ChessGame,
  nags: readonly number[],
  at: MoveId = game.selectedMoveAddress,
): ChessGame {
  if (!nags.every((nag) => Number.isInteger(nag) && nag >= 0 && nag <= 255)) {
    throwInvalidEdit('That is no annotation glyph', 'Glyphs are whole numbers from 0 to 255.')
  }
  return annotate(game, at, () => ({ nags: [...new Set(nags)] }))
}

const withoutVariations = (line: Line): Line =>
  line.some((move) => move.variations.length > 0)
    ? line.map((move) => (move.variations.length > 0 ? move.with({ variations: [] }) : move))
    : line

/** Removes every variation. If one was selected, the main line's move before it is selected instead. */
export function removeVariations(game: ChessGame): ChessGame {
  const { selectedMoveAddress: address } = game
  const history = withoutVariations(game.history)
  if (history === game.history && game.nextVariations.length === 0) return game
  return game.with({
    history,
    nextVariations: [],
    ...(address.length > 1 && { selectedMoveAddress: [(address[0] ?? 0) - 1] }),
  })
}

const startsWith = (address: MoveAddress, beginning: MoveAddress) =>
  address.length >= beginning.length && beginning.every((index, place) => address[place] === index)

/**
 * Removes a move and everything after it in its line, variations included.
 * @throws {ChessError} `no-such-move`
 */
export function deleteMove(game: ChessGame, at: MoveId = game.selectedMoveAddress): ChessGame {
  const address = addressFrom(at)
  const lineAddress = address.slice(0, -1)
  const index = address.at(-1) ?? -1
  const line = linesAlong(game, address).at(-1) ?? []
  if (!line[index]) return throwNoSuchMove(address.join('_'))
  if (index === 0 && lineAddress.length > 0) return deleteVariation(game, address)
  const { selectedMoveAddress: selected } = game
  const isGone = startsWith(selected, lineAddress) && (selected[lineAddress.length] ?? -1) >= index
  return game.with({
    ...replaceLine(game, lineAddress, line.slice(0, index)),
    ...(lineAddress.length === 0 && { nextVariations: [] }),
    ...(isGone && { selectedMoveAddress: [...lineAddress, index - 1] }),
  })
}

/** The address of the variation of a move: the move's address without its last index. @throws {ChessError} */
function variationOf(game: ChessGame, at: MoveId): MoveAddress {
  const address = addressFrom(at)
  moveAt(game, address)
  if (address.length > 1) return address.slice(0, -1)
  return throwInvalidEdit(
    'That is no variation',
    'Name a move in a variation; its id has an underscore.',
  )
}

/**
 * Removes the variation that a move is in.
 * @throws {ChessError} `no-such-move`, `invalid-edit` for a move of the main line.
 */
export function deleteVariation(game: ChessGame, at: MoveId = game.selectedMoveAddress): ChessGame {
  const variation = variationOf(game, at)
  const tree = replaceLine(game, variation, [])
  const { selectedMoveAddress: selected } = game
  const place = variation.length - 1
  const parent = variation.slice(0, -1)
  if (startsWith(selected, variation)) {
    return game.with({ ...tree, selectedMoveAddress: addressBefore(parent) })
  }
  const later = selected[place] ?? -1
  const isLaterVariation =
    selected.length > place && startsWith(selected, parent) && later > (variation[place] ?? 0)
  return game.with({
    ...tree,
    ...(isLaterVariation && { selectedMoveAddress: selected.with(place, later - 1) }),
  })
}

/**
 * Swaps the variation that contains a move with the line that it is an alternative to. The selected move stays
 * selected.
 * @throws {ChessError} `no-such-move`; `invalid-edit` for a move of the main line, and where the main line is what was
 * played over the board (ONLINE, STREAM and the games of engines).
 */
export function promoteVariation(
  game: ChessGame,
  at: MoveId = game.selectedMoveAddress,
): ChessGame {
  const variation = variationOf(game, at)
  const choice = variation.at(-1) ?? 0
  const index = variation.at(-2) ?? 0
  const parent = variation.slice(0, -2)
  if (parent.length === 0 && modeRules[game.mode].mainLineIsFixed) {
    throwInvalidEdit(
      'The main line can not be replaced',
      `A game in mode ${game.mode} is as it was played.`,
    )
  }
  const line = linesAlong(game, [...parent, index]).at(-1) ?? []
  const promoted = linesAlong(game, [...variation, 0]).at(-1) ?? []
  const [first, ...rest] = promoted
  if (!first) return throwNoSuchMove([...variation, 0].join('_'))
  const old = line[index]
  if (old && parent.length === 0 && game.nextVariations.length > 0) {
    // Variations after the old main line's end stay variations of the new one.
    const whole = promoteVariation(game, [game.history.length, 0, 0])
    return promoteVariation(whole, [...variation, 0])
  }
  const alternatives = old ? old.variations : game.nextVariations
  const oldLine = old ? [old.with({ variations: [] }), ...line.slice(index + 1)] : []
  const kept = old ? alternatives.with(choice, oldLine) : alternatives.toSpliced(choice, 1)
  const merged = [...line.slice(0, index), intoLine(first, kept), ...rest]
  const tree: Tree = replaceLine(
    { history: game.history, nextVariations: old ? game.nextVariations : [] },
    parent,
    merged,
  )
  return game.with({
    history: tree.history,
    nextVariations: tree.nextVariations,
    selectedMoveAddress: addressAfterPromotion(game.selectedMoveAddress, variation, {
      kept: kept.length,
      hadOldLine: old !== undefined,
    }),
  })
}

/** The address of the selected move after `variation` has swapped places with its line. */
function addressAfterPromotion(
  selected: MoveAddress,
  variation: MoveAddress,
  { kept, hadOldLine }: { readonly kept: number; readonly hadOldLine: boolean },
): MoveAddress {
  const parent = variation.slice(0, -2)
  const index = variation.at(-2) ?? 0
  const choice = variation.at(-1) ?? 0
  if (startsWith(selected, variation)) {
    const [step = 0, inner, ...deeper] = selected.slice(variation.length)
    if (inner === undefined) return [...parent, index + step]
    return [...parent, index + step, step === 0 ? kept + inner : inner, ...deeper]
  }
  if (!startsWith(selected, parent)) return selected
  const [place = -1, other, ...deeper] = selected.slice(parent.length)
  if (place < index) return selected
  const isOtherAlternative = place === index && other !== undefined
  if (isOtherAlternative) {
    return hadOldLine || other < choice ? selected : [...parent, index, other - 1, ...deeper]
  }
  const rest = other === undefined ? [] : [other, ...deeper]
  return [...parent, index, choice, place - index, ...rest]
}
