import { ListItem } from '@kingside/design-system/List'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { Challenge } from '@kingside/machines/challenge'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  modeMessages,
  PlayerName,
  termsMessages,
  type TimeControlName,
  useName,
  useRangeText,
  useTimeName,
} from '../../chess/terms/index.ts'
import * as styles from './ChallengeList.css.ts'
import { messages } from './LobbyLists.messages.ts'

export interface ChallengeRowProps {
  readonly challenge: Challenge
  /** Whether somebody took it or its owner has gone. */
  readonly isGone: boolean
  readonly timeControls: readonly TimeControlName[]
  readonly onAccept: (challenge: Challenge) => void
}

/** A challenge of somebody: its time, its owner and its terms. A press anywhere accepts it. */
export function ChallengeRow({ challenge, isGone, timeControls, onAccept }: ChallengeRowProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const timeNameOf = useTimeName()
  const range = useRangeText()
  const { owner, timeControl, mode, color, limits } = challenge
  const known = timeControls.find(({ id }) => id === timeControl.id)
  const family = formatMessage(termsMessages.family, { family: timeControl.boardType })
  const terms = [
    formatMessage(modeMessages[mode]),
    ...(color === 'any' ? [] : [formatMessage(messages.ownColor, { owner: color })]),
    ...(limits === null ? [] : [range(limits)]),
  ]
  return (
    <ListItem
      leading={
        <span className={styles.clock}>
          {known ? (
            <FormattedMessage
              {...termsMessages.timeControl}
              values={{
                name: timeNameOf(known.clock),
                family: <span className={styles.family}>{family}</span>,
              }}
            />
          ) : (
            family
          )}
        </span>
      }
      title={
        <>
          <span aria-hidden="true">
            <PlayerName {...owner} />
          </span>
          <VisuallyHidden>
            <FormattedMessage {...messages.acceptOf} values={{ name: nameOf(owner.name) }} />
          </VisuallyHidden>
        </>
      }
      {...(isGone
        ? // In place of the terms, so that the rows below stay where they are.
          { disabledReason: formatMessage(messages.gone) }
        : {
            meta: terms.join(' · '),
            onPress: () => onAccept(challenge),
            actions: (
              <span className={styles.accept} aria-hidden="true">
                <FormattedMessage {...messages.accept} />
              </span>
            ),
          })}
    />
  )
}
