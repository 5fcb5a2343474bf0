import {
  Avatar,
  Inline,
  type PlayerTitle,
  playerTitles,
  Stack,
  Text,
  TitleMark,
} from '@kingside/design-system'
import type { ChallengePlayer } from '@kingside/machines/challenge'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { titleMessages, useName } from '../../chess/terms/index.ts'
import { messages } from './FriendGame.messages.ts'

/** Who invites: face, title, name and rating. */
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
