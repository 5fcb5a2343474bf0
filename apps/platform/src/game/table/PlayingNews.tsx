import { Banner, Button } from '@kingside/design-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages, noticeMessages } from './Game.messages.ts'
import { LeftTime } from './LeftTime.tsx'
import { PlayersOffers, type PlayersOffersProps } from './PlayersOffers.tsx'

export interface PlayingNewsProps extends PlayersOffersProps {
  readonly now: () => number
  readonly onDismissNotice: () => void
}

/** What has happened in a game that is being played and is not a move. */
export function PlayingNews({ view, nameOf, now, ...on }: PlayingNewsProps) {
  const { formatMessage } = useIntl()
  const { notice, firstMove, color } = view
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
      <PlayersOffers {...on} view={view} nameOf={nameOf} />
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

function RivalNews({
  view: { opponent },
  nameOf,
  now,
}: Pick<PlayingNewsProps, 'view' | 'nameOf' | 'now'>) {
  const { formatMessage } = useIntl()
  switch (opponent.status) {
    case 'unknown':
    case 'present':
      return null
    case 'gone': {
      const title = formatMessage(messages.gone, { name: nameOf(opponent.color) })
      const time = (
        <LeftTime key="time" size="s" countdown={opponent.countdown} label={title} now={now} />
      )
      return (
        <Banner type="warning" title={title}>
          <FormattedMessage {...messages.goneLeft} values={{ time }} />
        </Banner>
      )
    }
    case 'due':
      return (
        <Banner
          type="warning"
          title={formatMessage(messages.due, { name: nameOf(opponent.color) })}
        >
          <FormattedMessage {...messages.dueHint} />
        </Banner>
      )
    default:
      return opponent satisfies never
  }
}
