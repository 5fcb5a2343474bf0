import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays, House, Trophy, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { ClubHouse } from './ClubHouse.tsx'
import * as styles from './EarlyAccess.css.ts'
import { messages } from './early-access.messages.ts'

export interface EarlyAccessProps {
  /** The form that asks for early access. */
  readonly form: ReactNode
  readonly onCreate: () => void
  readonly onClubs: () => void
}

const features: readonly {
  readonly icon: ReactNode
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}[] = [
  { icon: <House />, title: messages.page, text: messages.pageText },
  { icon: <Users />, title: messages.members, text: messages.membersText },
  { icon: <CalendarDays />, title: messages.events, text: messages.eventsText },
  { icon: <Trophy />, title: messages.tournaments, text: messages.tournamentsText },
]

/** What a club can do here, and the form that asks for what comes. */
export function EarlyAccess({ form, onCreate, onClubs }: EarlyAccessProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={1} size="xl">
              <FormattedMessage {...messages.title} />
            </Heading>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.lead} />
            </Text>
          </Stack>
          <Inline gap={3}>
            <LinkButton href="/community/create" onPress={onCreate}>
              <FormattedMessage {...messages.create} />
            </LinkButton>
            <LinkButton type="secondary" href="/community" onPress={onClubs}>
              <FormattedMessage {...messages.find} />
            </LinkButton>
          </Inline>
        </Stack>
        <ClubHouse />
      </div>
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <FormattedMessage {...messages.features} />
        </Heading>
        <Grid as="ul" gap={6} label={formatMessage(messages.features)}>
          {features.map(({ icon, title, text }) => (
            <li key={title.id} className={styles.feature}>
              <span className={styles.mark} aria-hidden="true">
                {icon}
              </span>
              <Stack gap={1}>
                <Heading level={3} size="m">
                  <FormattedMessage {...title} />
                </Heading>
                <Text as="p" tone="muted">
                  <FormattedMessage {...text} />
                </Text>
              </Stack>
            </li>
          ))}
        </Grid>
      </Stack>
      <div className={styles.ask}>
        <Stack gap={2}>
          <Heading level={2}>
            <FormattedMessage {...messages.ask} />
          </Heading>
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.askText} />
          </Text>
        </Stack>
        <Surface padding={6}>
          <Stack gap={5}>{form}</Stack>
        </Surface>
      </div>
    </div>
  )
}
