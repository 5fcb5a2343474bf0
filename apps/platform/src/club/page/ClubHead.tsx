import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClubPattern } from '../ClubPattern.tsx'
import type { Club, ClubEvent } from '../club.types.ts'
import { useClubWords } from '../useClubWords.ts'
import { membershipMessages, messages as words } from '../words.messages.ts'
import * as styles from './ClubPage.css.ts'
import { messages } from './page.messages.ts'

export interface ClubHeadProps {
  readonly club: Club
  /** The event that goes on or comes first; null is none. */
  readonly next: ClubEvent | null
  readonly membership: ReactNode
  readonly onAll: () => void
}

/** A club with what everybody wants to know first: what it is, how to join, and what happens next. */
export function ClubHead({ club, next, membership, onAll }: ClubHeadProps) {
  const { formatMessage } = useIntl()
  const { placeOf, whenOf } = useClubWords()
  const { name, tagline, cover } = club
  const facts = [
    formatMessage(words.memberCount, { count: club.member_count }),
    formatMessage(membershipMessages[club.membership]),
    placeOf(club),
  ].filter((fact) => fact !== '')
  return (
    <Stack gap={3}>
      <Text size="s">
        <Link href="/community" onPress={onAll}>
          <FormattedMessage {...messages.all} />
        </Link>
      </Text>
      {cover === null ? (
        <ClubPattern id={club.id} shape="cover" />
      ) : (
        <img src={cover} alt="" className={styles.cover} />
      )}
      <Stack gap={1}>
        <Heading level={1} size="l">
          <bdi>{name}</bdi>
        </Heading>
        {tagline !== '' && (
          <Text as="p">
            <bdi>{tagline}</bdi>
          </Text>
        )}
        <Text as="p" size="s" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {membership}
      {next && (
        <Surface as="section" padding={3} label={formatMessage(messages.nextEvent)}>
          <Inline gap={3} wrap={false}>
            <CalendarDays aria-hidden="true" />
            <Stack gap={0}>
              <Text size="s" tone="muted">
                <FormattedMessage {...messages.nextEvent} />
              </Text>
              <Text weight="semibold">
                <bdi>{next.title}</bdi>
              </Text>
              <Text size="s">
                {[whenOf(next), next.place].filter((part) => part !== '').join(' · ')}
              </Text>
            </Stack>
          </Inline>
        </Surface>
      )}
    </Stack>
  )
}
