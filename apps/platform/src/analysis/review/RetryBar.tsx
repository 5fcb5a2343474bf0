import type { Color } from '@kingside/chess-game'
import { selectRetryMistakesView } from '@kingside/machines/retry-mistakes'
import { useSelector } from '@xstate/react'
import { Moving } from '../../chess/moves/index.ts'
import { canTry, retriedPosition } from './retried-position.ts'
import type { Retry } from './retry.ts'
import { RetryMistakes } from './RetryMistakes.view.tsx'

export interface RetryBarProps {
  readonly retry: Retry
  /** Whether the reader made the mistakes. */
  readonly isOwn: boolean
  readonly orientation: Color
  /** Whether moves can be typed too. */
  readonly hasTyped: boolean
  /** Whether the key `/` focuses the field for them. */
  readonly hasKey: boolean
  /** Closes the part. */
  readonly onLeave: () => void
}

/** What is asked of the reader, and how good the answer is. */
export function RetryBar({ retry, isOwn, onLeave, ...box }: RetryBarProps) {
  const view = useSelector(retry, selectRetryMistakesView)
  const { hasTyped, hasKey, orientation } = box
  const typed = hasTyped && view.status !== 'finished' && (
    <Moving
      held={nothingHeld}
      san={undefined}
      typed={{
        ...retriedPosition(view),
        orientation,
        hasKey,
        isToMove: canTry(view),
        onMove: (uci) => retry.send({ type: 'move.try', uci }),
      }}
    />
  )
  return (
    <RetryMistakes
      view={view}
      isOwn={isOwn}
      typed={typed}
      onShow={() => retry.send({ type: 'answer.show' })}
      onSkip={() => retry.send({ type: 'moment.skip' })}
      onNext={() => retry.send({ type: 'moment.next' })}
      onRestart={() => retry.send({ type: 'moments.restart' })}
      onLeave={onLeave}
    />
  )
}

const nothing = () => {}

/** No move awaits a confirmation here. */
const nothingHeld = {
  view: { status: 'idle' },
  isAsked: false,
  proposed: null,
  confirm: nothing,
  cancel: nothing,
} as const
