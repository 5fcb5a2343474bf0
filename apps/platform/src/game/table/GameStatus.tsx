import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import * as styles from './Game.css.ts'
import type { Stakes } from './game-player.ts'
import { messages, ownMoveMessages, statusMessages } from './Game.messages.ts'

export interface GameStatusProps {
  readonly view: GameView
  /** Of the reader's rated game, told while it goes on. */
  readonly stakes: Stakes
}

/** The status of the game: whose turn it is, and an own move that is long on its way or was not played. */
export function GameStatus({ view, stakes }: GameStatusProps) {
  const { formatMessage } = useIntl()
  const ownMove = view.status === 'playing' ? view.ownMove : 'none'
  return (
    <Inline gap={3}>
      <Stack gap={0}>
        <Text as="p" weight="semibold">
          {statusText(view, formatMessage)}
        </Text>
        {stakes && view.status !== 'over' && <AtStake {...stakes} />}
      </Stack>
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

/** By how much the reader's rating changes with each result: short to see, whole to hear and as a tip. */
function AtStake({ win, draw, loss }: NonNullable<Stakes>) {
  const { formatMessage, formatNumber } = useIntl()
  const written = (change: number) => formatNumber(change, { signDisplay: 'exceptZero' })
  const changes = { win: written(win), draw: written(draw), loss: written(loss) }
  const whole = formatMessage(messages.stakes, changes)
  return (
    <Text as="p" size="s" tone="muted" tabular>
      <span aria-hidden="true" title={whole}>
        {formatMessage(messages.shortStakes, changes)}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </Text>
  )
}
