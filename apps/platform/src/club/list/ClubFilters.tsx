import { clubMemberships } from '@kingside/api/facts'
import { Grid } from '@kingside/design-system/Grid'
import { SearchField } from '@kingside/design-system/SearchField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { upTo } from '@kingside/design-system/theme'
import { ListFilter } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Disclosure, useMedia } from '../../platform/page/index.ts'
import { CountryFilter, type CountryNames } from '../CountryFilter.tsx'
import { membershipMessages, messages as words } from '../words.messages.ts'
import { chosenFilters, type ClubChoices, clubOrderings } from './club-choices.ts'
import { messages, orderingMessages } from './list.messages.ts'

export interface ClubFiltersProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  /** What the search has found, for screen readers. */
  readonly resultsText: string
  readonly onChoose: (choices: ClubChoices) => void
}

/** Which clubs are shown, and in which order. On a phone all but the search are behind one line, above the clubs. */
export function ClubFilters({ choices, countries, resultsText, onChoose }: ClubFiltersProps) {
  const { formatMessage } = useIntl()
  const chosen = chosenFilters(choices)
  const isPhone = useMedia(upTo('largePhone'))
  const choose = (change: Partial<ClubChoices>) => onChoose({ ...choices, ...change, page: 1 })
  const search = (
    <SearchField
      label={formatMessage(messages.search)}
      clearLabel={formatMessage(messages.clearSearch)}
      defaultValue={choices.search}
      onSearch={(text) => choose({ search: text })}
      resultsText={resultsText}
    />
  )
  const others = <OtherFilters choices={choices} countries={countries} onChoose={choose} />
  return (
    <div role="group" aria-label={formatMessage(messages.filters)}>
      {isPhone ? (
        <Stack gap={1}>
          {search}
          <Disclosure
            icon={<ListFilter aria-hidden="true" />}
            label={formatMessage(messages.filters)}
            summary={chosen === 0 ? '' : formatMessage(messages.activeFilters, { count: chosen })}
          >
            <Grid column="s" gap={3}>
              {others}
            </Grid>
          </Disclosure>
        </Stack>
      ) : (
        <Grid gap={3}>
          {search}
          {others}
        </Grid>
      )}
    </div>
  )
}

interface OtherFiltersProps {
  readonly choices: ClubChoices
  readonly countries: CountryNames
  readonly onChoose: (change: Partial<ClubChoices>) => void
}

function OtherFilters({ choices, countries, onChoose }: OtherFiltersProps) {
  const { formatMessage } = useIntl()
  const texts = {
    placeholder: formatMessage(messages.choose),
    empty: formatMessage(messages.nothingToChoose),
  }
  return (
    <>
      <CountryFilter
        countries={countries}
        placeholder={formatMessage(messages.anyCountry)}
        value={choices.country}
        onChange={(country) => onChoose({ country })}
      />
      <Select
        label={formatMessage(words.joining)}
        texts={texts}
        value={choices.membership ?? 'any'}
        onChange={(chosen) => onChoose({ membership: chosen === 'any' ? null : chosen })}
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
        onChange={(ordering) => onChoose({ ordering })}
        options={clubOrderings.map((value) => ({
          value,
          label: formatMessage(orderingMessages[value]),
        }))}
      />
    </>
  )
}
