import { Avatar } from '@kingside/design-system/Avatar'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { type PlayerTitle, playerTitles, TitleMark } from '@kingside/design-system/TitleMark'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { titleMessages, useName } from '../../chess/terms/index.ts'
import { messages } from './FriendGame.messages.ts'

/** The friend who invites: picture, title, name and rating. */
export function InvitingFriend({ friend }: { readonly friend: ChallengePlayer }) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const title = knownTitle(friend.title)
  return (
    <Inline gap={3} wrap={false}>
      <Avatar
        {...(friend.name === '' && { kind: 'anonymous' as const })}
        name={nameOf(friend.name)}
        size="l"
        nameBeside
      />
      <Stack gap={0}>
        <Inline gap={2}>
          {title && <TitleMark title={title} name={formatMessage(titleMessages[title])} />}
          <Text weight="semibold">
            <bdi>{nameOf(friend.name)}</bdi>
          </Text>
        </Inline>
        <Text size="s" tone="muted" tabular>
          {friend.rating === null ? (
            <FormattedMessage {...messages.unratedPlayer} />
          ) : (
            <FormattedMessage
              {...messages.rating}
              values={{ rating: <FormattedNumber value={friend.rating} useGrouping={false} /> }}
            />
          )}
        </Text>
      </Stack>
    </Inline>
  )
}

const knownTitle = (title: string | null): PlayerTitle | undefined =>
  playerTitles.find((known) => known === title)
