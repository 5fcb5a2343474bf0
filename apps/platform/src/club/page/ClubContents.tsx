import { Gallery } from '@kingside/design-system/Gallery'
import { Grid } from '@kingside/design-system/Grid'
import { Heading } from '@kingside/design-system/Heading'
import { List, ListItem } from '@kingside/design-system/List'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import type { ClubCard, ClubEvent, ClubPicture } from '../club.types.ts'
import { OuterLink } from '../OuterLink.tsx'
import { useClubWords } from '../useClubWords.ts'
import { useGalleryTexts } from '../useGalleryTexts.ts'
import { messages as words } from '../words.messages.ts'
import * as styles from './ClubPage.css.ts'
import { messages } from './page.messages.ts'

/** A part of the page with its heading. */
export function Part({
  title,
  children,
}: {
  readonly title: MessageDescriptor
  readonly children: ReactNode
}) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="s">
        <FormattedMessage {...title} />
      </Heading>
      {children}
    </Stack>
  )
}

/** What the club says of itself; nothing where it says nothing. */
export function Description({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <Part title={messages.about}>
      <p className={styles.written}>
        <bdi>{text}</bdi>
      </p>
    </Part>
  )
}

/** The club's cards with information; nothing without cards. */
export function Cards({ cards }: { readonly cards: readonly ClubCard[] }) {
  const { formatMessage } = useIntl()
  if (cards.length === 0) return null
  return (
    <Part title={words.cards}>
      <Grid as="ul" label={formatMessage(words.cards)}>
        {cards.map(({ id, title, text, picture, link }) => (
          <Surface key={id} as="li">
            {picture !== null && <img src={picture} alt="" className={styles.cardPicture} />}
            <Stack gap={1} align="start">
              <Heading level={3} size="s">
                <bdi>{title}</bdi>
              </Heading>
              {text !== '' && (
                <p className={styles.written}>
                  <bdi>{text}</bdi>
                </p>
              )}
              {link !== null && (
                <OuterLink href={link}>
                  <FormattedMessage {...messages.more} />
                </OuterLink>
              )}
            </Stack>
          </Surface>
        ))}
      </Grid>
    </Part>
  )
}

/** The club's pictures; nothing without pictures. */
export function Pictures({
  pictures,
  clubName,
}: {
  readonly pictures: readonly ClubPicture[]
  readonly clubName: string
}) {
  const { formatMessage } = useIntl()
  const texts = useGalleryTexts()
  if (pictures.length === 0) return null
  return (
    <Part title={words.gallery}>
      <Gallery
        label={formatMessage(messages.picturesOf, { club: clubName })}
        pictures={pictures.map(({ id, url, caption }, index) => ({
          id,
          src: url,
          alt: caption === '' ? formatMessage(words.pictureNumber, { number: index + 1 }) : caption,
          ...(caption !== '' && { caption }),
        }))}
        empty={null}
        texts={texts}
      />
    </Part>
  )
}

/** What the club plans. */
export function Events({ events }: { readonly events: readonly ClubEvent[] }) {
  const { formatMessage } = useIntl()
  const { whenOf } = useClubWords()
  return (
    <Part title={words.events}>
      <List
        label={formatMessage(words.events)}
        empty={
          <Text tone="muted" size="s">
            <FormattedMessage {...messages.noEvents} />
          </Text>
        }
      >
        {events.map((event) => (
          <ListItem
            key={event.id}
            title={<bdi>{event.title}</bdi>}
            meta={
              <Stack gap={1} align="start">
                <span>
                  {[whenOf(event), event.place].filter((part) => part !== '').join(' · ')}
                </span>
                {event.text !== '' && (
                  <span className={styles.written}>
                    <bdi>{event.text}</bdi>
                  </span>
                )}
              </Stack>
            }
            {...(event.link !== null && {
              actions: (
                <OuterLink href={event.link}>
                  <FormattedMessage {...messages.more} />
                </OuterLink>
              ),
            })}
          />
        ))}
      </List>
    </Part>
  )
}
