import type { RunKind } from '@kingside/api/facts'
import { providePuzzleRun, type RunInput, selectRunView } from '@kingside/machines/puzzle-run'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useShortcut } from '../../chess/board/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle, useView, WaitTime } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { puzzlesKey, runDepsOf } from '../calls.ts'
import { puzzleApiOf } from '../puzzle-api.ts'
import { puzzlePaths } from '../puzzle-paths.ts'
import { untilReset } from '../until-reset.ts'
import { messages as words } from '../words.messages.ts'
import { LeaveRun } from './LeaveRun.tsx'
import { RunObstacle } from './RunObstacle.tsx'
import { RunningBoard } from './RunningBoard.tsx'
import { isDayUsedUp, RunOver } from './RunOver.view.tsx'
import { useRunSounds } from './useRunSounds.ts'
import { useTimeUp } from './useTimeUp.ts'

/** Puzzles that get harder, until the first miss. */
export const StreakRoute = () => <Run kind="streak" />

/** As many puzzles as can be solved in three minutes. */
export const TimedRunRoute = () => <Run kind="timed" />

/** Begins anew for another session: it has other runs. */
function Run({ kind }: { readonly kind: RunKind }) {
  const { session } = useDependencies().actors
  const { status } = useView(session, selectSessionView)
  const shown = useSearchParams().get('run') ?? undefined
  return (
    <>
      <PageTitle {...words[kind]} />
      {status === 'loading' ? (
        <PageLoading whole />
      ) : (
        <Runner
          key={`${kind} ${status}`}
          kind={kind}
          isSignedIn={status === 'authorized' || status === 'subscribed'}
          shown={shown}
        />
      )}
    </>
  )
}

function Runner(input: RunInput) {
  const deps = useDependencies()
  const { now, wallNow, actors } = deps
  const { popups, sounds } = actors
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [machine] = useState(() =>
    providePuzzleRun(
      runDepsOf(puzzleApiOf(deps), {
        now,
        onEnded: () => void queryClient.invalidateQueries({ queryKey: puzzlesKey }),
      }),
    ),
  )
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectRunView)
  const isOpen = view.status === 'over' && !view.isStill && !isDayUsedUp(view)
  useEffect(() => {
    const isBack = () => actor.send({ type: 'line.back' })
    window.addEventListener('online', isBack)
    return () => window.removeEventListener('online', isBack)
  }, [actor])
  useTimeUp(view, now, () => actor.send({ type: 'time.up' }))
  useRunSounds(view, (name) => sounds.send({ type: 'sound.play', name }))
  const path = puzzlePaths[input.kind]
  const ended = useSelector(actor, ({ context: { run } }) => (run?.ending ? run.id : null))
  useEffect(() => {
    // Who comes back to it, or loads it anew, sees how it went.
    if (ended !== null) void navigate(`${path}?run=${ended}`, { replace: true })
  }, [ended, path, navigate])
  const again = () => {
    actor.send({ type: 'run.again' })
    void navigate(path, { replace: true })
  }
  useShortcut(nextKey, isOpen, again)

  const wait = <WaitTime until={untilReset(view.allowance?.reset_at, { now, wallNow })} now={now} />
  const onUpgrade = () =>
    popups.send({ type: 'popup.open', popup: 'upgrade-to-pro', params: { paywall: 'puzzles' } })
  const isRunning = 'facts' in view && view.facts !== null && view.facts.endsAt !== null
  return (
    <>
      {view.status === 'loading' ? (
        <PageLoading whole />
      ) : view.status === 'over' ? (
        <RunOver
          view={view}
          wait={wait}
          onAgain={again}
          onUpgrade={onUpgrade}
          onOpen={(path) => void navigate(path)}
        />
      ) : 'facts' in view && view.facts !== null && view.board !== null ? (
        <RunningBoard actor={actor} view={view} board={view.board} facts={view.facts} />
      ) : 'facts' in view && view.status !== 'offline' && view.status !== 'failed' ? null : (
        <RunObstacle
          view={view}
          wait={wait}
          onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
          onUpgrade={onUpgrade}
          onAgain={() => actor.send({ type: 'call.again' })}
          onBack={() => void navigate('/puzzles')}
        />
      )}
      <LeaveRun isRunning={isRunning} />
    </>
  )
}

const nextKey = { key: 'n', code: 'KeyN' } as const
