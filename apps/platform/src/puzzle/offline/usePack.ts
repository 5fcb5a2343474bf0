import type { PuzzleAttempt } from '@kingside/machines/puzzle'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useView } from '../../platform/page/index.ts'
import { packQuery } from '../calls.ts'
import { puzzleApiOf } from '../puzzle-api.ts'
import { packNotes } from './pack-notes.ts'
import { createPackSolver, type PackSolver } from './pack-solver.ts'
import { isReachable, tellTries } from './tell-tries.ts'

/** The pack of this device. */
export interface Pack {
  /** @returns null when this device has none */
  readonly open: (onDecided: (decided: PuzzleAttempt) => void) => Promise<PackSolver | null>
}

/**
 * Keeps the pack on this device while there is a connection, and tells the server of the tries that were made without
 * one.
 */
export function usePack(): Pack {
  const deps = useDependencies()
  const { quiet, store, wallNow, actors } = deps
  const queryClient = useQueryClient()
  const reachable = isReachable(useView(actors.session, selectSessionView))
  const [pack] = useState(() => {
    const api = puzzleApiOf(deps)
    const notes = packNotes(store)
    const tell = () => {
      const session = selectSessionView(actors.session.getSnapshot())
      if (isReachable(session)) void tellTries({ api, notes, queryClient })
    }
    const open: Pack['open'] = async (onDecided) => {
      const puzzles = await queryClient.fetchQuery(packQuery(api)).catch(() => null)
      return (
        puzzles &&
        createPackSolver({
          pack: puzzles,
          isDone: notes.isDone,
          onAllDone: notes.forgetDone,
          onDecided: (decided) => {
            const { id, puzzle, result } = decided
            if (result === null) return
            notes.add({ id, puzzle: puzzle.id, result, at: new Date(wallNow()).toISOString() })
            tell()
            onDecided(decided)
          },
          random: Math.random,
          createId: () => crypto.randomUUID(),
          resetAt: () => new Date(new Date(wallNow()).setUTCHours(24, 0, 0, 0)).toISOString(),
        })
      )
    }
    return { open, tell, keep: () => void queryClient.prefetchQuery(packQuery(api)) }
  })
  useEffect(() => {
    if (!reachable) return
    void quiet().then(pack.keep)
    pack.tell()
  }, [reachable, pack, quiet])
  return pack
}
