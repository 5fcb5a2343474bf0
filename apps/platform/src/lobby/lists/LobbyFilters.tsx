import { ListFilter } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameFilterBar, type GameFilters } from '../../chess/terms/index.ts'
import { Disclosure } from '../../platform/page/index.ts'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyFiltersProps {
  readonly filters: GameFilters
  /** The number of challenges and games that the filters hide. */
  readonly hidden: number
  readonly onChange: (filters: GameFilters) => void
}

/** Chooses which challenges and games are shown, on a line that opens and says how much is hidden. */
export function LobbyFilters({ filters, hidden, onChange }: LobbyFiltersProps) {
  const { formatMessage } = useIntl()
  return (
    <Disclosure
      icon={<ListFilter aria-hidden="true" />}
      label={formatMessage(messages.filters)}
      summary={hidden > 0 ? formatMessage(messages.hidden, { count: hidden }) : ''}
    >
      <GameFilterBar
        filters={filters}
        note={filters.gameType === 'tournaments' && <FormattedMessage {...messages.tournaments} />}
        onChange={onChange}
      />
    </Disclosure>
  )
}
