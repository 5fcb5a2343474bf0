import { Button } from '@kingside/design-system/Button'
import { Grid } from '@kingside/design-system/Grid'
import { Inline } from '@kingside/design-system/Inline'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { modeMessages, termsMessages } from './terms.messages.ts'
import {
  filteredRatings,
  filteredTimes,
  gameTypes,
  isFiltered,
  type GameFilters,
  noFilters,
} from './game-filters.ts'
import { anyMessages, gameTypeMessages, messages } from './game-filters.messages.ts'

export interface GameFilterBarProps {
  readonly filters: GameFilters
  /** A note about the result of the filters. */
  readonly note?: ReactNode
  readonly onChange: (filters: GameFilters) => void
}

/** Chooses which challenges and games are shown. */
export function GameFilterBar({ filters, note, onChange }: GameFilterBarProps) {
  const { formatMessage } = useIntl()
  const texts = {
    placeholder: formatMessage(messages.choose),
    empty: formatMessage(messages.none),
  }
  return (
    <div role="group" aria-label={formatMessage(messages.filters)}>
      <Stack gap={3}>
        <Grid column="s" gap={3}>
          <Select
            label={formatMessage(messages.gameType)}
            texts={texts}
            value={filters.gameType}
            onChange={(gameType) => onChange({ ...filters, gameType })}
            options={gameTypes.map((value) => ({
              value,
              label: formatMessage(gameTypeMessages[value]),
            }))}
          />
          <Select
            label={formatMessage(messages.time)}
            texts={texts}
            value={filters.time}
            onChange={(time) => onChange({ ...filters, time })}
            options={filteredTimes.map((value) => ({
              value,
              label:
                value === 'any'
                  ? formatMessage(anyMessages.time)
                  : formatMessage(termsMessages.family, { family: value }),
            }))}
          />
          <Select
            label={formatMessage(messages.rating)}
            texts={texts}
            value={filters.rating}
            onChange={(rating) => onChange({ ...filters, rating })}
            options={filteredRatings.map((value) => ({
              value,
              label: formatMessage(value === 'all' ? anyMessages.rating : modeMessages[value]),
            }))}
          />
        </Grid>
        <div role="status">
          {isFiltered(filters) && (
            <Inline gap={3}>
              {note !== undefined && (
                <Text size="s" tone="muted">
                  {note}
                </Text>
              )}
              <Button size="s" type="ghost" onPress={() => onChange(noFilters)}>
                <FormattedMessage {...messages.clear} />
              </Button>
            </Inline>
          )}
        </div>
      </Stack>
    </div>
  )
}
