import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Club } from '../club.types.ts'
import { OuterLink } from '../OuterLink.tsx'
import { useClubWords } from '../useClubWords.ts'
import { messages as words, socialMessages } from '../words.messages.ts'
import { messages } from './page.messages.ts'

export interface ClubAsideProps {
  readonly club: Club
}

/** Where a club is to be found, and who may join. */
export function ClubAside({ club }: ClubAsideProps) {
  const { placeOf, limitsOf } = useClubWords()
  const place = [club.address, placeOf(club)].filter((part) => part !== '').join(', ')
  const limits = limitsOf(club)
  const { site, links, social_media: social, working_hours: hours } = club
  const hasWeb = site !== null || links.length > 0 || social.length > 0
  if (place === '' && hours === '' && limits.length === 0 && !hasWeb) return null
  return (
    <Surface as="section">
      <Stack gap={4}>
        {limits.length > 0 && (
          <Fact title={messages.whoJoins}>
            {limits.map((limit) => (
              <Text key={limit} as="p" size="s">
                {limit}
              </Text>
            ))}
          </Fact>
        )}
        {place !== '' && (
          <Fact title={words.place}>
            <Text as="p" size="s">
              <bdi>{place}</bdi>
            </Text>
          </Fact>
        )}
        {hours !== '' && (
          <Fact title={messages.hours}>
            <Text as="p" size="s">
              <bdi>{hours}</bdi>
            </Text>
          </Fact>
        )}
        {hasWeb && (
          <Fact title={messages.links}>
            {site !== null && <OuterLink href={site}>{hostOf(site)}</OuterLink>}
            {links.map(({ title, url }) => (
              <OuterLink key={`${title} ${url}`} href={url}>
                {title === '' ? hostOf(url) : title}
              </OuterLink>
            ))}
            {social.map(({ kind, url }) => (
              <OuterLink key={kind} href={url}>
                <FormattedMessage {...socialMessages[kind]} />
              </OuterLink>
            ))}
          </Fact>
        )}
      </Stack>
    </Surface>
  )
}

/** `example.com` of `https://example.com/rules`. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

function Fact({
  title,
  children,
}: {
  readonly title: MessageDescriptor
  readonly children: ReactNode
}) {
  return (
    <Stack gap={1} align="start">
      <Heading level={2} size="s">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  )
}
