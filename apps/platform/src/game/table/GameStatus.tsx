import { Inline } from '@kingside/design-system/Inline'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import * as styles from './Game.css.ts'
import { messages, ownMoveMessages, statusMessages } from './Game.messages.ts'

export interface GameStatusProps {
  readonly view: GameView
}

/** The status of the game: whose turn it is, and an own move that is long on its way or was not played. */
export function GameStatus({ view }: GameStatusProps) {
  const { formatMessage } = useIntl()
  const ownMove = view.status === 'playing' ? view.ownMove : 'none'
  return (
    <Inline gap={3}>
      <Text as="p" weight="semibold">
        {statusText(view, formatMessage)}
      </Text>
      {(ownMove === 'sent' || ownMove === 'rejected') && (
        <span className={ownMove === 'sent' ? styles.late : undefined}>
          <StatusMark {...ownMoveLooks[ownMove]}>
            <FormattedMessage {...ownMoveMessages[ownMove]} />
          </StatusMark>
        </span>
      )}
    </Inline>
  )
}

function statusText(view: GameView, formatMessage: IntlShape['formatMessage']): string | null {
  switch (view.status) {
    case 'playing':
      return view.ownMove === 'not-sent'
        ? formatMessage(messages.notSent)
        : turnText(view, formatMessage)
    case 'pre-play':
    case 'scheduled':
    case 'connecting':
    case 'over':
    case 'unexpected':
      return formatMessage(statusMessages[view.status])
    case 'failed':
      return null
    default:
      return view satisfies never
  }
}

function turnText(
  { clock, color, turn }: GameView,
  formatMessage: IntlShape['formatMessage'],
): string {
  if (clock.level === 'out') {
    const whose = color === null ? clock.turn : color === clock.turn ? 'own' : 'rival'
    return formatMessage(messages.timeUp, { whose })
  }
  if (color === null) return formatMessage(messages.sidesTurn, { side: turn })
  return formatMessage(color === turn ? messages.yourTurn : messages.rivalsTurn)
}

const ownMoveLooks = {
  sent: { tone: 'info', live: true },
  rejected: { tone: 'danger' },
} as const satisfies Record<string, Omit<StatusMarkProps, 'children'>>
