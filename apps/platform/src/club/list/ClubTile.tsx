import { Avatar } from '@kingside/design-system/Avatar'
import { Badge } from '@kingside/design-system/Badge'
import { ClubCard } from '@kingside/design-system/ClubCard'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClubPattern } from '../ClubPattern.tsx'
import type { ShortClub } from '../club.types.ts'
import { useClubWords } from '../useClubWords.ts'
import { membershipMessages, messages, relationMessages } from '../words.messages.ts'

export interface ClubTileProps {
  readonly club: ShortClub
  readonly onOpen: (path: string) => void
}

/** One club of a list. */
export function ClubTile({ club, onOpen }: ClubTileProps) {
  const { formatMessage } = useIntl()
  const { placeOf } = useClubWords()
  const { slug, name, tagline, cover, membership, you, requests_waiting: waiting } = club
  const hasWaiting = waiting !== null && waiting > 0
  const path = hasWaiting ? `/community/${slug}/admin/requests` : `/community/${slug}`
  const place = placeOf(club)
  return (
    <ClubCard
      name={name}
      headingLevel={2}
      logo={
        cover === null ? (
          <ClubPattern id={club.id} shape="mark" />
        ) : (
          <Avatar name={name} src={cover} shape="square" size="l" nameBeside />
        )
      }
      {...(tagline !== '' && { tagline })}
      members={formatMessage(messages.memberCount, { count: club.member_count })}
      {...(place !== '' && { location: place })}
      access={{
        type: membership === 'open' ? 'open' : 'request',
        text: formatMessage(membershipMessages[membership]),
      }}
      {...(you !== 'none' && {
        membership: (
          <Badge tone={hasWaiting ? 'warning' : 'info'}>
            {hasWaiting ? (
              <FormattedMessage {...messages.requestsWaiting} values={{ count: waiting }} />
            ) : (
              <FormattedMessage {...relationMessages[you]} />
            )}
          </Badge>
        ),
      })}
      texts={{
        members: formatMessage(messages.members),
        location: formatMessage(messages.place),
        access: formatMessage(messages.joining),
      }}
      href={path}
      onPress={() => onOpen(path)}
    />
  )
}
