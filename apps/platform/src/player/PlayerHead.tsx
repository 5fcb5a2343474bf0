import { Avatar } from '@kingside/design-system/Avatar'
import { Badge } from '@kingside/design-system/Badge'
import { Flag } from '@kingside/design-system/Flag'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Surface } from '@kingside/design-system/Surface'
import { from } from '@kingside/design-system/theme'
import { TitleMark } from '@kingside/design-system/TitleMark'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { titleMessages } from '../chess/terms/index.ts'
import { useMedia } from '../platform/page/index.ts'
import { messages } from './player.messages.ts'
import type { Player } from './player.types.ts'
import * as styles from './PlayerHead.css.ts'

export interface PlayerHeadProps {
  readonly player: Player
  /** Undefined while it is not known. */
  readonly isOnline: boolean | undefined
  /** What can be done: see `PlayerActions`. */
  readonly actions: ReactNode
  /** Stands in the corner of a phone, and after the other actions where there is room. */
  readonly share: ReactNode
  readonly ratings: ReactNode
}

/** Who a player is, how strong, and what the reader can do. */
export function PlayerHead({ player, isOnline, actions, share, ratings }: PlayerHeadProps) {
  const isWide = useMedia(from('tablet'))
  const { kind, full_name: name, avatar } = player
  const size = isWide ? 'xl' : 'l'
  return (
    <Surface as="section" padding={isWide ? 6 : 4}>
      <div className={styles.place}>
        <div className={styles.head}>
          <div className={styles.person}>
            <div className={styles.identity}>
              {kind === 'bot' ? (
                <Avatar kind="bot" name={name} size={size} nameBeside />
              ) : (
                <Avatar name={name} src={avatar} size={size} nameBeside />
              )}
              <div className={styles.words}>
                <Name {...player} />
                <p className={styles.facts}>
                  <Facts player={player} isOnline={isOnline} />
                </p>
              </div>
              {!isWide && <div className={styles.corner}>{share}</div>}
            </div>
            <Inline gap={2}>
              {actions}
              {isWide && share}
            </Inline>
          </div>
          <div className={styles.ratings}>{ratings}</div>
        </div>
      </div>
    </Surface>
  )
}

function Name({ full_name: name, fide_title, foa_title, country, access_level: level }: Player) {
  const { formatMessage, formatDisplayName } = useIntl()
  return (
    <div className={styles.names}>
      {[fide_title, foa_title].map(
        (title) =>
          title && (
            <TitleMark
              key={title}
              size="m"
              title={title}
              name={formatMessage(titleMessages[title])}
            />
          ),
      )}
      <Heading level={1} size="l">
        {name}
      </Heading>
      {country !== null && (
        <Flag code={country} name={formatDisplayName(country, { type: 'region' }) ?? country} />
      )}
      {level === 2 && (
        <Badge tone="brand" variant="solid" size="s">
          <FormattedMessage {...messages.pro} />
        </Badge>
      )}
    </div>
  )
}

function Facts({ player, isOnline }: Pick<PlayerHeadProps, 'player' | 'isOnline'>) {
  const { formatMessage } = useIntl()
  const { kind, fide_id: fideId, fide_verified_status: status, member_since: since } = player
  if (kind === 'bot') return <span>{formatMessage(messages.bot)}</span>
  return (
    <>
      {/* Its place is kept until it is known. */}
      <span className={styles.presence} data-unknown={isOnline === undefined || undefined}>
        <StatusMark tone={isOnline ? 'success' : 'neutral'} hollow={!isOnline}>
          {formatMessage(isOnline ? messages.online : messages.offline)}
        </StatusMark>
      </span>
      <span>
        <FormattedMessage
          {...messages.since}
          values={{ date: <FormattedDate value={since} month="long" year="numeric" /> }}
        />
      </span>
      {fideId !== null && <span>{formatMessage(messages.fideId, { id: fideId })}</span>}
      {status === 'ON VERIFICATION' && <span>{formatMessage(messages.fideOnCheck)}</span>}
    </>
  )
}
