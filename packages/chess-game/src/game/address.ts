import { ChessError, quoted } from '../chess-error.ts'
import type { HistoryMove, Line } from './history-move.ts'

/**
 * Where a move is: its index in the main line, then for each variation entered the variation's index among the
 * alternatives to that move, and the index of the move in it. `[4]` is the fifth move of the main line; `[4, 0, 2]` the
 * third move of the first alternative to it. `[-1]` is the start position. Alternatives to the main line's next move
 * already use that move's index.
 */
export type MoveAddress = readonly number[]

/** The address of the start position. */
export const startAddress: MoveAddress = [-1]

/** The id of a move: its address joined by underscores, such as `4_0_2`; `-1` is the start. */
export const idOf = (address: MoveAddress): string => address.join('_')

/** Reads an id. @throws {ChessError} `no-such-move` */
export function addressOf(id: string): MoveAddress {
  const address = id.split('_').map(Number)
  const isAddress = id === '-1' || (/^\d+(_\d+)*$/.test(id) && address.length % 2 === 1)
  return isAddress ? address : throwNoSuchMove(id)
}

/** The address of an id or an address. @throws {ChessError} `no-such-move` */
export const addressFrom = (at: MoveAddress | string): MoveAddress =>
  typeof at === 'string' ? addressOf(at) : at.length % 2 === 1 ? [...at] : throwNoSuchMove(idOf(at))

/** @throws {ChessError} `no-such-move` */
export function throwNoSuchMove(id: string): never {
  throw new ChessError(
    'no-such-move',
    `No move in history with id ${quoted(id)}`,
    'An id is an address joined by underscores, such as 4_0_2; -1 is the start position.',
  )
}

/** The main line and the alternatives to its next move. */
export interface Tree {
  readonly history: Line
  readonly nextVariations: readonly Line[]
}

/** The lines on the way to an address, main line first. @throws {ChessError} `no-such-move` */
export function linesAlong({ history, nextVariations }: Tree, address: MoveAddress): Line[] {
  const lines: Line[] = [history]
  let line = history
  for (let place = 1; place < address.length; place += 2) {
    const index = address[place - 1] ?? -1
    const variations =
      place === 1 && index === history.length ? nextVariations : line[index]?.variations
    line = variations?.[address[place] ?? -1] ?? throwNoSuchMove(idOf(address))
    lines.push(line)
  }
  return lines
}

/** The move at an address; undefined at the start. @throws {ChessError} `no-such-move` */
export function moveAt(tree: Tree, address: MoveAddress): HistoryMove | undefined {
  if (address.length === 1) {
    const [index = -1] = address
    return index === -1 ? undefined : (tree.history[index] ?? throwNoSuchMove(idOf(address)))
  }
  return linesAlong(tree, address).at(-1)?.[address.at(-1) ?? -1] ?? throwNoSuchMove(idOf(address))
}

/** The address of the position before the move at an address. */
export function addressBefore(address: MoveAddress): MoveAddress {
  let length = address.length
  // The first move of a variation follows the move before the one that it replaces.
  while (length > 1 && address[length - 1] === 0) length -= 2
  return [...address.slice(0, length - 1), Math.max(-1, (address[length - 1] ?? 0) - 1)]
}

/** The tree with one line replaced; lines outside the address stay the same objects. */
export function replaceLine(tree: Tree, lineAddress: MoveAddress, replacement: Line): Tree {
  const lines = linesAlong(tree, [...lineAddress, 0])
  let line = replacement
  for (let depth = lines.length - 2; depth >= 0; depth -= 1) {
    const parent = lines[depth] ?? []
    const index = lineAddress[2 * depth] ?? 0
    const variation = lineAddress[2 * depth + 1] ?? 0
    const move = parent[index]
    if (!move) return { ...tree, nextVariations: replaceAt(tree.nextVariations, variation, line) }
    line = parent.with(
      index,
      move.with({ variations: replaceAt(move.variations, variation, line) }),
    )
  }
  return { ...tree, history: line }
}

/** The list with one line replaced, or removed when the new line is empty. */
const replaceAt = (lines: readonly Line[], index: number, line: Line): readonly Line[] =>
  line.length > 0 ? lines.with(index, line) : lines.toSpliced(index, 1)
