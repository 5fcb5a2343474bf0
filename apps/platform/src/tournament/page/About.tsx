import { Heading } from '@kingside/design-system/Heading'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Tournament } from '../tournament.types.ts'
import { Faq } from './LateFaq.tsx'
import { messages } from './page.messages.ts'
import { useRestrictions } from './useRestrictions.ts'

export interface AboutProps {
  readonly tournament: Tournament
  /** Opens the form that writes to the organisers, for routers. */
  readonly onContact: () => void
  /** Opens the settings of an overlay for streams, for routers. */
  readonly onStream: () => void
}

/** The form that writes to the organisers of a tournament. */
export const contactPath = (slug: string) => `/support?to=organisers&tournament=${slug}`

/** What the organiser says of a tournament: description, who may play, questions, sponsors and streams. */
export function About({ tournament, onContact, onStream }: AboutProps) {
  const restrictionsOf = useRestrictions()
  const { description, faq, slug, sponsors, streams } = tournament
  return (
    <Stack gap={6}>
      {description !== '' && (
        <Part title={messages.description}>
          {description.split(/\n{2,}/).map((paragraph) => (
            <Text as="p" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </Part>
      )}
      <Part title={messages.who}>
        <Stack as="ul" gap={1}>
          {restrictionsOf(tournament).map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </Stack>
      </Part>
      {faq.length > 0 && (
        <Part title={messages.faq}>
          <Faq faq={faq} />
        </Part>
      )}
      <Text as="p">
        <Link href={contactPath(slug)} onPress={onContact}>
          <FormattedMessage {...messages.contact} />
        </Link>
      </Text>
      <Text as="p">
        <Link href={`/tournaments/${slug}/stream`} onPress={onStream}>
          <FormattedMessage {...messages.stream} />
        </Link>
      </Text>
      {streams.length > 0 && (
        <Part title={messages.streams}>
          <Stack as="ul" gap={1}>
            {streams.map(({ title, url }) => (
              <li key={url}>
                <Link href={url}>{title}</Link>
              </li>
            ))}
          </Stack>
        </Part>
      )}
      {sponsors.length > 0 && (
        <Part title={messages.sponsors}>
          <Stack as="ul" gap={1}>
            {sponsors.map(({ name, url }) => (
              <li key={name}>
                {url === null ? <Text>{name}</Text> : <Link href={url}>{name}</Link>}
              </li>
            ))}
          </Stack>
        </Part>
      )}
    </Stack>
  )
}

function Part({
  title,
  children,
}: {
  readonly title: MessageDescriptor
  readonly children: ReactNode
}) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="s">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  )
}
