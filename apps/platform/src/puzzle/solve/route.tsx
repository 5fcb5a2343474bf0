import { puzzleThemes, type PuzzleTheme } from '@kingside/api/facts'
import {
  type PuzzleAttempt,
  type PuzzleInput,
  providePuzzle,
  selectPuzzleView,
} from '@kingside/machines/puzzle'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle, useView, WaitTime } from '../../platform/page/index.ts'
import { useNavigate, useSearchParams } from '../../platform/router/index.ts'
import { loginMark } from '../../platform/server/index.ts'
import { puzzleDepsOf, puzzlesKey } from '../calls.ts'
import { PractiseLink } from '../offline/OfflinePuzzles.view.tsx'
import { useHasPack } from '../offline/useHasPack.ts'
import { usePack } from '../offline/usePack.ts'
import { withPack } from '../offline/with-pack.ts'
import { puzzleApiOf } from '../puzzle-api.ts'
import { untilReset } from '../until-reset.ts'
import { messages as words } from '../words.messages.ts'
import { PuzzleObstacle } from './PuzzleObstacle.tsx'
import type { AttemptResult } from './Results.tsx'
import { SolvingBoard } from './SolvingBoard.tsx'
import { withResult } from './with-result.ts'

/** Puzzles for the rating. */
export const RatedPuzzlesRoute = () => <Solving mode="rated" />

/** Puzzles of a theme, or of any, or first one that is tried again; they change no rating. */
export function PracticeRoute() {
  const search = useSearchParams()
  const asked = search.get('theme')
  const theme = puzzleThemes.find((known) => known === asked) ?? null
  const wanted = search.get('puzzle')
  const puzzle = wanted !== null && puzzleId.test(wanted) ? wanted : null
  return <Solving mode="practice" theme={theme} puzzle={puzzle} />
}

const puzzleId = /^[\w-]{1,64}$/

/** The puzzle of the day. */
export const DailyPuzzleRoute = () => <Solving mode="daily" />

/** Puzzles that failed and have come again. */
export const ReviewRoute = () => <Solving mode="review" />

interface SolvingProps {
  readonly mode: PuzzleInput['mode']
  readonly theme?: PuzzleTheme | null
  readonly puzzle?: string | null
}

/** Begins anew for another theme, and for another session: it has another day's puzzles. */
function Solving({ mode, theme = null, puzzle = null }: SolvingProps) {
  const { session } = useDependencies().actors
  const { status, isOnline } = useView(session, selectSessionView)
  const isMember = status === 'authorized' || status === 'subscribed'
  // Practice needs nobody to be recognised. What was begun so goes on when it is known who solves.
  const [beganOffline] = useState(mode === 'practice' && !isOnline && !isMember)
  const who = beganOffline ? 'offline' : status
  return (
    <>
      <PageTitle {...words[mode]} />
      {who === 'loading' ? (
        <PageLoading whole />
      ) : (
        <Solver
          key={`${mode} ${theme} ${puzzle} ${who}`}
          mode={mode}
          theme={theme}
          puzzle={puzzle}
          isSignedIn={isMember || (beganOffline && loginMark.isThere())}
        />
      )}
    </>
  )
}

function Solver(input: PuzzleInput) {
  const deps = useDependencies()
  const { now, wallNow, actors } = deps
  const { popups } = actors
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [results, setResults] = useState<readonly AttemptResult[]>([])
  const pack = usePack()
  const [isPacked, setPacked] = useState(false)
  const [machine] = useState(() => {
    const addResult = (decided: PuzzleAttempt) =>
      setResults((before) => withResult(before, decided))
    const calls = puzzleDepsOf(puzzleApiOf(deps), {
      now,
      onDecided: (decided) => {
        addResult(decided)
        void queryClient.invalidateQueries({ queryKey: puzzlesKey })
      },
    })
    return providePuzzle(
      withPack(calls, {
        openPack: () => pack.open(addResult),
        onGiven: (from) => setPacked(from === 'pack'),
      }),
    )
  })
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectPuzzleView)
  const hasPack = useHasPack(view.status === 'offline' && view.mode !== 'practice')
  const open = (path: string) => void navigate(path)
  useEffect(() => {
    const isBack = () => actor.send({ type: 'line.back' })
    window.addEventListener('online', isBack)
    return () => window.removeEventListener('online', isBack)
  }, [actor])

  if (view.status === 'loading') return <PageLoading whole />
  const shown = { actor, results, isPacked }
  if ('outcome' in view) return <SolvingBoard {...shown} view={view} board={view.board} />
  if ('board' in view && view.board) {
    return <SolvingBoard {...shown} view={view} board={view.board} />
  }
  return (
    <PuzzleObstacle
      view={view}
      wait={<WaitTime until={untilReset(view.allowance?.reset_at, { now, wallNow })} now={now} />}
      onSignIn={() => popups.send({ type: 'popup.open', popup: 'sign-in' })}
      onUpgrade={() =>
        popups.send({
          type: 'popup.open',
          popup: 'upgrade-to-pro',
          params: { paywall: 'puzzles' },
        })
      }
      onAgain={() => actor.send({ type: 'call.again' })}
      onBack={() => open('/puzzles')}
      practise={hasPack && <PractiseLink onOpen={open} />}
    />
  )
}
