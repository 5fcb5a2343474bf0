import { StatusMark } from '@kingside/design-system/StatusMark'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import { FormattedMessage } from 'react-intl'
import { messages } from './LobbyLists.messages.ts'

/** Says that the lists update by themselves; nothing where there are no lists. */
export function LiveMark({
  view: { isLive, counts, challenges, games },
}: {
  readonly view: LobbyListsView
}) {
  const isAnythingKnown = [counts, challenges, games].some(
    (list) => list.status === 'empty' || list.content !== null,
  )
  if (!isLive || !isAnythingKnown) return null
  return (
    <StatusMark tone="success" live>
      <FormattedMessage {...messages.live} />
    </StatusMark>
  )
}
