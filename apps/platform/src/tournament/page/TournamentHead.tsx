import { Badge } from '@kingside/design-system/Badge'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage } from 'react-intl'
import { StageBadge } from '../StageBadge.tsx'
import type { Tournament } from '../tournament.types.ts'
import { useFacts } from '../useFacts.ts'
import { ratingMessages } from '../words.messages.ts'
import { Share } from './LateShare.tsx'
import { messages } from './page.messages.ts'

export interface TournamentHeadProps {
  readonly tournament: Tournament
  /** The page's address, to share. */
  readonly url: string
  readonly onAll: () => void
}

/** The name of a tournament with what everybody wants to know first. */
export function TournamentHead({ tournament, url, onAll }: TournamentHeadProps) {
  const { timeOf, kindOf, startOf } = useFacts()
  const { name, rating_type: rating, chat_link: chat } = tournament
  return (
    <Stack gap={1}>
      <Inline justify="between" gap={3}>
        <Text size="s">
          <Link href="/tournaments" onPress={onAll}>
            <FormattedMessage {...messages.all} />
          </Link>
        </Text>
        <Inline gap={2}>
          {chat !== null && (
            <LinkButton href={chat} type="secondary" size="s">
              <FormattedMessage {...messages.chat} />
            </LinkButton>
          )}
          {tournament.admin_state !== null && (
            <LinkButton href={`/tournaments/${tournament.slug}/manage`} type="secondary" size="s">
              <FormattedMessage {...messages.manage} />
            </LinkButton>
          )}
          <Share name={name} url={url} />
        </Inline>
      </Inline>
      <Inline gap={3}>
        <Heading level={1} size="l">
          {name}
        </Heading>
        <Inline gap={2}>
          <StageBadge tournament={tournament} />
          <Badge>
            <FormattedMessage {...ratingMessages[rating]} />
          </Badge>
        </Inline>
      </Inline>
      <Text tone="muted">
        {[timeOf(tournament), kindOf(tournament), startOf(tournament)].join(' · ')}
      </Text>
    </Stack>
  )
}
