import { FormattedMessage } from 'react-intl'
import type { GameFilters } from '../../chess/terms/index.ts'
import { messages } from './LobbyPage.messages.ts'

export interface LobbyFilterNoteProps {
  readonly filters: GameFilters
  /** How many challenges and games the filters hide. */
  readonly hidden: number
}

/** What the lobby's filters keep from the reader. */
export function LobbyFilterNote({ filters, hidden }: LobbyFilterNoteProps) {
  if (filters.gameType === 'tournaments') return <FormattedMessage {...messages.tournaments} />
  return hidden > 0 && <FormattedMessage {...messages.hidden} values={{ count: hidden }} />
}
