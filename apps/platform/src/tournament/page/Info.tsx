import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { PrizeList } from '@kingside/design-system/PrizeList'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { CalendarPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StandingRow, Tournament } from '../tournament.types.ts'
import { useFacts } from '../useFacts.ts'
import { factMessages, ratingMessages } from '../words.messages.ts'
import * as styles from './TournamentPage.css.ts'
import { messages } from './page.messages.ts'

export interface InfoProps {
  readonly tournament: Tournament
  /** The first three, once it is over. */
  readonly winners: readonly StandingRow[]
  /** Saves an event for the reader's calendar. */
  readonly onCalendar: () => void
}

/** The facts of a tournament, and its prizes. */
export function Info({ tournament, winners, onCalendar }: InfoProps) {
  const { formatMessage } = useIntl()
  const { timeOf, kindOf, startOf, playersOf, prizeOf, feeOf } = useFacts()
  const { chief_arbiter: chief, arbiters, organizer, location, prizes, series } = tournament
  const named = ({ name, title }: (typeof arbiters)[number]) =>
    title === null ? name : `${title} ${name}`
  const facts: readonly (readonly [string, string | null])[] = [
    [formatMessage(factMessages.start), startOf(tournament)],
    [formatMessage(messages.format), kindOf(tournament)],
    [formatMessage(factMessages.timeControl), timeOf(tournament)],
    [formatMessage(messages.rating), formatMessage(ratingMessages[tournament.rating_type])],
    [formatMessage(factMessages.players), playersOf(tournament)],
    [formatMessage(factMessages.fee), feeOf(tournament)],
    [formatMessage(factMessages.place), location],
    [formatMessage(messages.organizer), organizer],
    [formatMessage(messages.series), series?.name ?? null],
    [formatMessage(messages.arbiter), chief && named(chief)],
    [
      formatMessage(messages.arbiters),
      arbiters.length === 0 ? null : arbiters.map(named).join(', '),
    ],
  ]
  const total = prizeOf(tournament)
  return (
    <Stack gap={4}>
      <Surface as="section" label={formatMessage(messages.info)}>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name} className={styles.fact}>
                  <dt className={styles.term}>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Surface>
      {tournament.status === 'expected' && (
        <Button type="secondary" icon={<CalendarPlus />} onPress={onCalendar}>
          <FormattedMessage {...messages.calendar} />
        </Button>
      )}
      {prizes.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={2} size="s">
            <FormattedMessage {...messages.prizes} />
          </Heading>
          <PrizeList
            label={formatMessage(messages.prizes)}
            prizes={prizes.map(({ place, prize }) => {
              const winner = winners.find((row) => row.place === place)
              return {
                id: String(place),
                place: formatMessage(messages.prizePlace, { place }),
                prize,
                ...(winner && { winner: winner.player.name }),
              }
            })}
            {...(total !== null && {
              total: { label: formatMessage(messages.total), value: total },
            })}
          />
        </Stack>
      )}
    </Stack>
  )
}
