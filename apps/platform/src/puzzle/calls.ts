import { type ApiClientOptions, createClient } from '@kingside/api'
import { puzzleCalls } from '@kingside/api/calls/puzzles/index'
import type { GivenPuzzle, PuzzleDeps, PuzzleAttempt } from '@kingside/machines/puzzle'
import type { RunDeps, RunState } from '@kingside/machines/puzzle-run'
import { failing } from '../platform/server/index.ts'
import type { PackTry } from './offline/pack-notes.ts'

const { puzzles } = puzzleCalls

export const createPuzzleApi = (options: ApiClientOptions) => createClient(puzzles, options)
export type PuzzleApi = ReturnType<typeof createPuzzleApi>

interface Signalled {
  readonly signal: AbortSignal
}

/** Everything of puzzles: a try that ends asks for it again. */
export const puzzlesKey = ['puzzles'] as const

/** @param who the reader's session, whose progress it is */
export const progressQuery = (api: PuzzleApi, who: string) => ({
  queryKey: [...puzzlesKey, 'progress', who],
  queryFn: ({ signal }: Signalled) => api.progress({ signal }),
})

export const dailyQuery = (api: PuzzleApi, who: string) => ({
  queryKey: [...puzzlesKey, 'daily', who],
  queryFn: ({ signal }: Signalled) => api.daily({ signal }),
})

export const themesQuery = (api: PuzzleApi) => ({
  queryKey: [...puzzlesKey, 'themes'],
  queryFn: ({ signal }: Signalled) => api.themes({ signal }),
  staleTime: 3_600_000,
})

/** @param who the reader's session, whose runs they are */
export const runsQuery = (api: PuzzleApi, who: string) => ({
  queryKey: [...puzzlesKey, 'runs', who],
  queryFn: ({ signal }: Signalled) => api.runs({ signal }),
})

/** The pack for practice without a connection. It is asked for once: the app's worker has it when the line is gone. */
export const packQuery = (api: PuzzleApi) => ({
  queryKey: ['puzzle-pack'],
  queryFn: async ({ signal }: Signalled) => (await api.pack({ signal })).puzzles,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always' as const,
  retry: false,
})

/** Tells the server of tries that were made without a connection. */
export const countPackTries = (api: PuzzleApi, tries: readonly PackTry[]) =>
  api.countPackTries({ body: { tries: [...tries] } })

/** So many of the last puzzles are shown. */
const shownHistory = 6

export const historyQuery = (api: PuzzleApi, who: string) => ({
  queryKey: [...puzzlesKey, 'history', who],
  queryFn: async ({ signal }: Signalled) =>
    (await api.history({ query: { limit: shownHistory }, signal })).results,
})

/** The calls of the machine. @param onDecided a try has come to its end */
export function puzzleDepsOf(
  api: PuzzleApi,
  {
    now,
    onDecided,
  }: { readonly now: () => number; readonly onDecided: (decided: PuzzleAttempt) => void },
): PuzzleDeps {
  const asked = failing(now)
  const told = async <Answer extends GivenPuzzle>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await asked(call)
    if (answer.attempt.result !== null) onDecided(answer.attempt)
    return answer
  }
  return {
    next: ({ mode, theme, puzzle, skipped }, signal) =>
      asked(
        mode === 'daily'
          ? api.daily({ signal })
          : api.next({
              query: {
                mode,
                ...(theme !== null && mode === 'practice' && { theme }),
                ...(puzzle !== null && mode === 'practice' && { puzzle }),
                ...(skipped !== null && { skip: skipped }),
              },
              signal,
            }),
      ),
    move: ({ id, ply, uci }, signal) =>
      told(api.move({ params: { id }, body: { ply, uci }, signal })),
    hint: ({ id, ply, kind }, signal) =>
      told(api.hint({ params: { id }, body: { ply, kind }, signal })),
  }
}

/** The calls of the machine of runs. @param onEnded a run has come to its end */
export function runDepsOf(
  api: PuzzleApi,
  { now, onEnded }: { readonly now: () => number; readonly onEnded: () => void },
): RunDeps {
  const asked = failing(now)
  const timed = async <Answer extends { readonly run: RunState }>(call: () => Promise<Answer>) => {
    // From when it was sent: it is never shown more time than there is.
    const sentAt = now()
    const answer = await asked(call())
    const { is_started: isStarted, remaining_ms: left, ending } = answer.run
    if (ending !== null) onEnded()
    const goes = isStarted && left !== null && ending === null
    return { ...answer, endsAt: goes ? sentAt + left : null }
  }
  return {
    start: (kind, signal) => timed(() => api.startRun({ body: { kind }, signal })),
    get: (id, signal) => timed(() => api.run({ params: { id }, signal })),
    move: ({ id, ...body }, signal) => timed(() => api.playRun({ params: { id }, body, signal })),
    skip: ({ id, ...body }, signal) => timed(() => api.skipInRun({ params: { id }, body, signal })),
    end: (id, signal) => timed(() => api.endRun({ params: { id }, signal })),
  }
}
