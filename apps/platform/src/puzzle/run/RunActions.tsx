import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Flag, Puzzle, RefreshCw, StepForward } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ActionBar } from '../../chess/board/index.ts'
import { messages as solving } from '../solve/solve.messages.ts'
import { messages as words } from '../words.messages.ts'
import { messages } from './run.messages.ts'
import type { BoardedRun } from './RunPage.view.tsx'

export interface RunActionsProps {
  readonly view: Exclude<BoardedRun, { readonly status: 'offline' | 'failed' }>
  readonly onSkip: () => void
  readonly onFlip: () => void
  readonly onEnd: () => void
  readonly onOpen: (path: string) => void
}

/** What the solver can do besides moving: skip a move of a streak, or end a timed run, which is asked first. */
export function RunActions({ view, onSkip, onFlip, onEnd, onOpen }: RunActionsProps) {
  const { formatMessage } = useIntl()
  const [isAsked, setIsAsked] = useState(false)
  const { kind, status, facts } = view
  const noSkip = facts.canSkip
    ? status === 'ready'
      ? undefined
      : messages.skipWhy
    : messages.skipUsed
  const flip = {
    key: 'flip',
    label: formatMessage(solving.flip),
    icon: <RefreshCw />,
    onPress: onFlip,
  }
  const all = {
    key: 'all',
    label: formatMessage(words.puzzles),
    icon: <Puzzle />,
    onPress: () => onOpen('/puzzles'),
  }
  return (
    <>
      <ActionBar
        label={formatMessage(solving.actions)}
        actions={
          kind === 'streak'
            ? [
                {
                  key: 'skip',
                  label: formatMessage(messages.skip),
                  icon: <StepForward />,
                  onPress: onSkip,
                  ...(noSkip && { why: formatMessage(noSkip) }),
                },
                flip,
                all,
              ]
            : [
                {
                  key: 'end',
                  label: formatMessage(messages.end),
                  icon: <Flag />,
                  onPress: () => setIsAsked(true),
                  ...(!facts.isStarted && { why: formatMessage(messages.endWhy) }),
                },
                flip,
                all,
              ]
        }
      />
      <ConfirmDialog
        open={isAsked}
        title={formatMessage(messages.endQuestion)}
        message={formatMessage(messages.endText)}
        yesLabel={formatMessage(messages.endYes)}
        noLabel={formatMessage(messages.stay)}
        onAnswer={(ends) => {
          setIsAsked(false)
          if (ends) onEnd()
        }}
      />
    </>
  )
}
