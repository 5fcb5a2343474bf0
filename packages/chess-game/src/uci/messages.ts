import { type MoveIntent, parseLan } from '../model/move.ts'

/** The lines of a UCI engine that a game needs; everything else is `other`. */
export type UciMessage =
  | { readonly type: 'id'; readonly name: string }
  | { readonly type: 'uciok' }
  | { readonly type: 'readyok' }
  | { readonly type: 'bestmove'; readonly move: MoveIntent | null }
  | { readonly type: 'other' }

/** Reads one line of the engine. `bestmove (none)` says that the position has no legal move. */
export function parseUciMessage(line: string): UciMessage {
  const [keyword, first, ...rest] = line.trim().split(/\s+/)
  switch (keyword) {
    case 'id':
      return first === 'name' ? { type: 'id', name: rest.join(' ') } : { type: 'other' }
    case 'uciok':
      return { type: 'uciok' }
    case 'readyok':
      return { type: 'readyok' }
    case 'bestmove':
      return { type: 'bestmove', move: parseLan(first ?? '') ?? null }
    default:
      return { type: 'other' }
  }
}
