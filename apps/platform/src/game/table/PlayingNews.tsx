import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import type { AbsenceChoice } from '@kingside/machines/game'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionButton } from './ActionButton.tsx'
import * as styles from './Game.css.ts'
import { LeftTime } from './LeftTime.tsx'
import { PlayersOffers, type PlayersOffersProps } from './PlayersOffers.tsx'
import { newsMessages, noticeMessages } from './PlayingNews.messages.ts'

export interface PlayingNewsProps extends PlayersOffersProps {
  readonly now: () => number
  readonly onDismissNotice: () => void
  /** The opponent has not come back, and the player has chosen what becomes of the game. */
  readonly onAbsenceChoose: (choice: AbsenceChoice) => void
}

/** The messages about a running game besides its moves. */
export function PlayingNews({ view, nameOf, now, onAbsenceChoose, ...on }: PlayingNewsProps) {
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
              <FormattedMessage {...newsMessages.dismiss} />
            </Button>
          }
        />
      )}
      <PlayersOffers {...on} view={view} nameOf={nameOf} />
      <OpponentNews view={view} nameOf={nameOf} now={now} onAbsenceChoose={onAbsenceChoose} />
      {firstMove && (
        <Banner
          type={firstMove.color === color ? 'warning' : 'info'}
          title={
            firstMove.color === color
              ? formatMessage(newsMessages.firstMoveYours)
              : formatMessage(newsMessages.firstMoveOf, { name: nameOf(firstMove.color) })
          }
        >
          <FormattedMessage
            {...newsMessages.firstMoveLeft}
            values={{
              time: (
                <LeftTime
                  key="time"
                  size="s"
                  countdown={firstMove}
                  label={formatMessage(newsMessages.firstMoveYours)}
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

function OpponentNews({
  view: { opponent },
  nameOf,
  now,
  onAbsenceChoose,
}: Pick<PlayingNewsProps, 'view' | 'nameOf' | 'now' | 'onAbsenceChoose'>) {
  const { formatMessage } = useIntl()
  switch (opponent.status) {
    case 'unknown':
    case 'present':
      return null
    case 'gone': {
      const title = formatMessage(newsMessages.gone, { name: nameOf(opponent.color) })
      const time = (
        <LeftTime key="time" size="s" countdown={opponent.countdown} label={title} now={now} />
      )
      return (
        <Banner type="warning" title={title}>
          <FormattedMessage {...newsMessages.goneLeft} values={{ time }} />
        </Banner>
      )
    }
    case 'due':
      return (
        <Banner
          type="warning"
          title={formatMessage(newsMessages.due, { name: nameOf(opponent.color) })}
        >
          <FormattedMessage {...newsMessages.dueHint} />
        </Banner>
      )
    case 'choosing': {
      const title = formatMessage(newsMessages.due, { name: nameOf(opponent.color) })
      const time = (
        <LeftTime key="time" size="s" countdown={opponent.countdown} label={title} now={now} />
      )
      return (
        <div className={styles.question}>
          <Banner
            type="warning"
            title={title}
            action={
              <Inline gap={2} align="start">
                {choices.map(({ choice, text, type }) => (
                  <ActionButton
                    key={choice}
                    view={opponent.choice}
                    type={type}
                    size="s"
                    onPress={() => onAbsenceChoose(choice)}
                  >
                    <FormattedMessage {...text} />
                  </ActionButton>
                ))}
              </Inline>
            }
          >
            <FormattedMessage {...newsMessages.choose} values={{ time }} />
          </Banner>
        </div>
      )
    }
    default:
      return opponent satisfies never
  }
}

const choices = [
  { choice: 'win', text: newsMessages.claimWin, type: 'primary' },
  { choice: 'draw', text: newsMessages.callDraw, type: 'secondary' },
  { choice: 'wait', text: newsMessages.waitOn, type: 'secondary' },
] as const
