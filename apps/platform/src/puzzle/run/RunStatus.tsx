import type { ChessGame, Color } from '@kingside/chess-game'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages as solving } from '../solve/solve.messages.ts'
import * as solve from '../solve/solve.css.ts'
import { messages } from './run.messages.ts'
import type { BoardedRun } from './RunPage.view.tsx'

export interface RunStatusProps {
  readonly view: BoardedRun
  readonly game: ChessGame
  readonly solver: Color
}

/** How it stands, in a few words; screen readers hear each change. */
export function RunStatus(props: RunStatusProps) {
  return (
    <div role="status" className={solve.status}>
      <Words {...props} />
    </div>
  )
}

function Words({ view, game, solver }: RunStatusProps) {
  const line = (title: ReactNode, text: ReactNode, mark?: 'good' | 'bad') => (
    <>
      {mark ? (
        <StatusMark size="m" tone={mark === 'good' ? 'success' : 'danger'}>
          <Text weight="semibold">{title}</Text>
        </StatusMark>
      ) : (
        <Text weight="semibold">{title}</Text>
      )}
      {text && (
        <Text as="p" size="s" tone="muted">
          {text}
        </Text>
      )}
    </>
  )
  switch (view.status) {
    case 'offline':
      return line(
        <FormattedMessage {...solving.offline} />,
        <FormattedMessage {...messages.offline[view.kind]} />,
      )
    case 'failed':
      return line(
        <FormattedMessage {...solving.failed} />,
        <FormattedMessage {...solving.failedText} />,
      )
    case 'checking':
      return line(<FormattedMessage {...solving.checking} />, null)
    case 'refreshing':
      return line(<FormattedMessage {...messages.refreshing} />, null)
    case 'wrong':
      return line(<FormattedMessage {...solving.wrong} />, null, 'bad')
    case 'replying':
    case 'ready': {
      const isWaiting = view.kind === 'timed' && !view.facts.isStarted
      const asked = <FormattedMessage {...(isWaiting ? messages.clockStart : solving.findText)} />
      // The opponent's move is still on its way.
      const text = view.status === 'ready' ? asked : null
      return game.history.length > 1
        ? line(<FormattedMessage {...solving.right} />, text, 'good')
        : line(<FormattedMessage {...solving.find} values={{ side: solver }} />, text)
    }
    default:
      return view satisfies never
  }
}
