import { Button } from '@kingside/design-system/Button'
import { Lightbulb, RefreshCw, RotateCcw, SkipForward } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionBar } from '../../chess/board/index.ts'
import type { SolvingView } from './PuzzleStatus.tsx'
import { messages } from './solve.messages.ts'

export interface PuzzleActionsProps {
  readonly view: SolvingView
  readonly onHint: () => void
  readonly onRetry: () => void
  readonly onFlip: () => void
  readonly onNext: () => void
  /** The daily puzzle has no next one: it leads back to all puzzles. */
  readonly onBack: () => void
}

/** Whether the solver can go on to the next puzzle. */
export const canGoOn = ({ outcome, canSkip }: SolvingView): boolean => outcome !== null || canSkip

/** What the solver can do besides moving. The next puzzle is a button of its own once it is due. */
export function PuzzleActions({ view, onBack, ...on }: PuzzleActionsProps) {
  const { formatMessage } = useIntl()
  const isDaily = view.mode === 'daily'
  const isOver = view.status === 'solved' || view.status === 'solvedWithHints'
  const isMoving = view.status === 'ready' || view.status === 'wrong'
  const seen = view.hintsLeft === 0 ? messages.hintSeen : undefined
  const noHint = isMoving ? seen : messages.hintWhy
  return (
    <>
      {view.outcome !== null && (
        <Button
          display="block"
          size="l"
          type={isOver ? 'primary' : 'secondary'}
          // Enter goes on, and the board has no use for the focus any more.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={isOver}
          key={isOver ? 'over' : 'decided'}
          onPress={isDaily ? onBack : on.onNext}
        >
          <FormattedMessage {...(isDaily ? messages.back : messages.next)} />
        </Button>
      )}
      <ActionBar
        label={formatMessage(messages.actions)}
        actions={[
          {
            key: 'hint',
            label: formatMessage(view.hintsLeft === 2 ? messages.hint : messages.hintMove),
            icon: <Lightbulb />,
            onPress: on.onHint,
            ...(noHint && { why: formatMessage(noHint) }),
          },
          {
            key: 'retry',
            label: formatMessage(messages.retry),
            icon: <RotateCcw />,
            onPress: on.onRetry,
            ...(!view.canRetry && { why: formatMessage(messages.retryWhy) }),
          },
          {
            key: 'flip',
            label: formatMessage(messages.flip),
            icon: <RefreshCw />,
            onPress: on.onFlip,
          },
          ...(view.outcome === null && !isDaily
            ? [
                {
                  key: 'next',
                  label: formatMessage(messages.skip),
                  icon: <SkipForward />,
                  onPress: on.onNext,
                  ...(!canGoOn(view) && { why: formatMessage(messages.nextWhy) }),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
