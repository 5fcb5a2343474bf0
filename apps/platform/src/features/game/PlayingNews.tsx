import type { Color } from '@kingside/chess-game'
import { opposite } from '@kingside/chess-game'
import { Banner, Button } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { DrawOffer } from './DrawOffer.tsx'
import { messages, noticeMessages } from './Game.messages.ts'
import type { PlayingView } from './GameActions.tsx'
import { LeftTime } from './LeftTime.tsx'

export interface PlayingNewsProps {
  readonly view: PlayingView
  readonly nameOf: (color: Color) => string
  readonly now: () => number
  readonly onAcceptDraw: () => void
  readonly onDeclineDraw: () => void
  readonly onDismissNotice: () => void
}

/** What has happened in a game that is being played and is not a move. */
export function PlayingNews({ view, nameOf, now, ...on }: PlayingNewsProps) {
  const { formatMessage } = useIntl()
  const { notice, draw, firstMove, color } = view
  const isAsked = draw.status === 'received' || draw.status === 'answering'
  return (
    <>
      {notice && (
        <Banner
          type="warning"
          title={formatMessage(noticeMessages[notice])}
          action={
            <Button size="s" type="secondary" onPress={on.onDismissNotice}>
              <FormattedMessage {...messages.dismiss} />
            </Button>
          }
        />
      )}
      {isAsked && color && (
        <DrawOffer
          name={nameOf(opposite(color))}
          answer={draw.status === 'received' ? draw.answer : onItsWay}
          onAccept={on.onAcceptDraw}
          onDecline={on.onDeclineDraw}
        />
      )}
      <RivalNews view={view} nameOf={nameOf} now={now} />
      {firstMove && (
        <Banner
          type={firstMove.color === color ? 'warning' : 'info'}
          title={
            firstMove.color === color
              ? formatMessage(messages.firstMoveYours)
              : formatMessage(messages.firstMoveOf, { name: nameOf(firstMove.color) })
          }
        >
          <FormattedMessage
            {...messages.firstMoveLeft}
            values={{
              time: (
                <LeftTime
                  key="time"
                  size="s"
                  countdown={firstMove}
                  label={formatMessage(messages.firstMoveYours)}
                  now={now}
                />
              ),
            }}
          />
        </Banner>
      )}
    </>
  )
}

const onItsWay = { can: false, why: 'waiting_for_server' } as const

function RivalNews({
  view: { rival },
  nameOf,
  now,
}: Pick<PlayingNewsProps, 'view' | 'nameOf' | 'now'>) {
  const { formatMessage } = useIntl()
  switch (rival.status) {
    case 'unknown':
    case 'present':
      return null
    case 'gone': {
      const title = formatMessage(messages.gone, { name: nameOf(rival.color) })
      const time = (
        <LeftTime key="time" size="s" countdown={rival.countdown} label={title} now={now} />
      )
      return (
        <Banner type="warning" title={title}>
          <FormattedMessage {...messages.goneLeft} values={{ time }} />
        </Banner>
      )
    }
    case 'due':
      return (
        <Banner type="warning" title={formatMessage(messages.due, { name: nameOf(rival.color) })}>
          <FormattedMessage {...messages.dueHint} />
        </Banner>
      )
    default:
      return rival satisfies never
  }
}
