import { FormattedMessage } from 'react-intl'
import type { GameFilters } from '../../chess/terms/index.ts'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyFilterNoteProps {
  readonly filters: GameFilters
  /** The number of challenges and games that the filters hide. */
  readonly hidden: number
}

/** Says how much the lobby's filters hide. */
export function LobbyFilterNote({ filters, hidden }: LobbyFilterNoteProps) {
  if (filters.gameType === 'tournaments') return <FormattedMessage {...messages.tournaments} />
  return hidden > 0 && <FormattedMessage {...messages.hidden} values={{ count: hidden }} />
}
