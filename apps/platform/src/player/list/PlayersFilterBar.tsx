import { topBoardTypes, type TopBoardType, topFamilies } from '@kingside/api/facts'
import { ComboBox } from '@kingside/design-system/ComboBox'
import { Flag } from '@kingside/design-system/Flag'
import { Inline } from '@kingside/design-system/Inline'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { boardTypeIn, type PlayersFilters } from './filters.ts'
import { boardMessages, familyMessages, messages } from './Players.messages.ts'
import * as styles from './Players.css.ts'

export interface PlayersFilterBarProps {
  readonly filters: PlayersFilters
  /** Every country, by its name in the page’s language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  readonly onFilter: (filters: PlayersFilters) => void
}

/** Chooses the list, the time control, a country and women. */
export function PlayersFilterBar({ filters, countries, onFilter }: PlayersFilterBarProps) {
  const { formatMessage } = useIntl()
  const { family, boardType, country, women } = filters
  const boardTypes: readonly TopBoardType[] = topBoardTypes[family]
  const options = useMemo(
    () =>
      countries.map(({ code, name }) => ({
        value: code,
        label: name,
        keywords: [code],
        icon: <Flag code={code} name={name} nameBeside />,
      })),
    [countries],
  )
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <SegmentedControl
          label={formatMessage(messages.family)}
          options={topFamilies.map((value) => ({
            value,
            title: formatMessage(familyMessages[value]),
          }))}
          value={family}
          onChange={(chosen) =>
            onFilter({ ...filters, family: chosen, boardType: boardTypeIn(chosen, boardType) })
          }
        />
        <SegmentedControl
          label={formatMessage(messages.board)}
          options={boardTypes.map((value) => ({
            value,
            title: formatMessage(boardMessages[value]),
          }))}
          value={boardType}
          onChange={(chosen) => onFilter({ ...filters, boardType: chosen })}
        />
      </Inline>
      <Inline gap={4} align="end">
        <div className={styles.country}>
          <ComboBox
            label={formatMessage(messages.country)}
            options={options}
            texts={{
              open: formatMessage(messages.countryOpen),
              noResults: formatMessage(messages.countryNone),
              clear: formatMessage(messages.countryClear),
            }}
            value={country}
            onChange={(chosen) => onFilter({ ...filters, country: chosen })}
          />
        </div>
        <Switch
          label={formatMessage(messages.women)}
          checked={women}
          onChange={(chosen) => onFilter({ ...filters, women: chosen })}
        />
      </Inline>
    </Stack>
  )
}
