import { Inline, StatusMark, type StatusMarkProps, Text } from '@kingside/design-system'
import type { GameView, OwnMoveView } from '@kingside/machines/game'
import { FormattedMessage } from 'react-intl'
import { messages, ownMoveMessages, statusMessages } from './Game.messages.ts'

export interface GameStatusProps {
  readonly view: GameView
}

/** Where the game stands: whose turn it is, and how far the own move is. */
export function GameStatus({ view }: GameStatusProps) {
  const ownMove = view.status === 'playing' ? view.ownMove : 'none'
  return (
    <Inline gap={3}>
      <Text as="p" weight="semibold">
        <StatusText view={view} />
      </Text>
      {ownMove !== 'none' && (
        <StatusMark {...ownMoveLooks[ownMove]}>
          <FormattedMessage {...ownMoveMessages[ownMove]} />
        </StatusMark>
      )}
    </Inline>
  )
}

function StatusText({ view }: GameStatusProps) {
  switch (view.status) {
    case 'playing':
      return view.ownMove === 'not-sent' ? (
        <FormattedMessage {...messages.notSent} />
      ) : (
        <TurnText view={view} />
      )
    case 'pre-play':
    case 'scheduled':
    case 'connecting':
    case 'over':
    case 'unexpected':
      return <FormattedMessage {...statusMessages[view.status]} />
    case 'failed':
      return null
    default:
      return view satisfies never
  }
}

function TurnText({ view }: GameStatusProps) {
  const { clock, color, turn } = view
  if (clock.level === 'out') {
    const whose = color === null ? clock.turn : color === clock.turn ? 'own' : 'rival'
    return <FormattedMessage {...messages.timeUp} values={{ whose }} />
  }
  if (color === null) return <FormattedMessage {...messages.sidesTurn} values={{ side: turn }} />
  return <FormattedMessage {...(color === turn ? messages.yourTurn : messages.rivalsTurn)} />
}

const ownMoveLooks = {
  sent: { tone: 'info', live: true },
  received: { tone: 'info' },
  played: { tone: 'success' },
  'not-sent': { tone: 'warning', hollow: true },
  rejected: { tone: 'danger' },
} as const satisfies Record<Exclude<OwnMoveView, 'none'>, Omit<StatusMarkProps, 'children'>>
