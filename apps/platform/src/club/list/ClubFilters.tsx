import { clubMemberships } from '@kingside/api/facts'
import { Grid } from '@kingside/design-system/Grid'
import { SearchField } from '@kingside/design-system/SearchField'
import { Select } from '@kingside/design-system/Select'
import { useIntl } from 'react-intl'
import { CountryFilter, type CountryNames } from '../CountryFilter.tsx'
import { membershipMessages, messages as words } from '../words.messages.ts'
import { type ClubChoices, clubOrderings } from './club-choices.ts'
import { messages, orderingMessages } from './list.messages.ts'

export interface ClubFiltersProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  /** What the search has found, for screen readers. */
  readonly resultsText: string
  readonly onChoose: (choices: ClubChoices) => void
}

/** Which clubs are shown, and in which order. */
export function ClubFilters({ choices, countries, resultsText, onChoose }: ClubFiltersProps) {
  const { formatMessage } = useIntl()
  const texts = {
    placeholder: formatMessage(messages.choose),
    empty: formatMessage(messages.nothingToChoose),
  }
  const choose = (change: Partial<ClubChoices>) => onChoose({ ...choices, ...change, page: 1 })
  return (
    <div role="group" aria-label={formatMessage(messages.filters)}>
      <Grid column="s" gap={3}>
        <SearchField
          label={formatMessage(messages.search)}
          clearLabel={formatMessage(messages.clearSearch)}
          defaultValue={choices.search}
          onSearch={(search) => choose({ search })}
          resultsText={resultsText}
        />
        <CountryFilter
          countries={countries}
          value={choices.country}
          onChange={(country) => choose({ country })}
        />
        <Select
          label={formatMessage(words.joining)}
          texts={texts}
          value={choices.membership ?? 'any'}
          onChange={(chosen) => choose({ membership: chosen === 'any' ? null : chosen })}
          options={[
            { value: 'any', label: formatMessage(messages.anyMembership) },
            ...clubMemberships.map((value) => ({
              value,
              label: formatMessage(membershipMessages[value]),
            })),
          ]}
        />
        <Select
          label={formatMessage(messages.ordering)}
          texts={texts}
          value={choices.ordering}
          onChange={(ordering) => choose({ ordering })}
          options={clubOrderings.map((value) => ({
            value,
            label: formatMessage(orderingMessages[value]),
          }))}
        />
      </Grid>
    </div>
  )
}
