import type { PuzzleDeps } from '@kingside/machines/puzzle'
import type { PackSolver } from './pack-solver.ts'

/**
 * Practice goes on from the pack while the server is out of reach.
 * @param openPack the solver of the pack; null when this device has none
 * @param onGiven where the puzzle that is on the board came from
 */
export function withPack(
  deps: PuzzleDeps,
  {
    openPack,
    onGiven,
  }: {
    readonly openPack: () => Promise<PackSolver | null>
    readonly onGiven: (from: 'server' | 'pack') => void
  },
): PuzzleDeps {
  let solver: PackSolver | null = null
  const own = (id: string | null) => (id !== null && solver?.has(id) ? solver : null)
  return {
    next: async (wish, signal) => {
      try {
        // The server knows nothing of a try of the pack.
        const skipped = own(wish.skipped) ? null : wish.skipped
        const given = await deps.next({ ...wish, skipped }, signal)
        onGiven('server')
        return given
      } catch (error) {
        if (wish.mode !== 'practice' || !isOffline(error)) throw error
        solver ??= await openPack()
        const given = solver?.next(wish)
        if (!given) throw error
        onGiven('pack')
        return given
      }
    },
    move: async (move, signal) => own(move.id)?.move(move) ?? deps.move(move, signal),
    hint: async (asked, signal) => own(asked.id)?.hint(asked) ?? deps.hint(asked, signal),
  }
}

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'failure' in error && error.failure === 'offline'
