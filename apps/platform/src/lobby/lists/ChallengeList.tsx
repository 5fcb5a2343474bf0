import { Button } from '@kingside/design-system/Button'
import { List } from '@kingside/design-system/List'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import type { Challenge } from '@kingside/machines/challenge'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TimeControlName } from '../../chess/terms/index.ts'
import { ChallengeRow } from './ChallengeRow.tsx'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'
import { useSteadyRows } from './useSteadyRows.ts'

export interface ChallengeListProps {
  readonly view: LobbyListsView['challenges']
  /** Which of them to show, whatever moves. @default all */
  readonly isWanted?: ((challenge: Challenge) => boolean) | undefined
  readonly timeControls: readonly TimeControlName[]
  /** What chooses among them, and the reader's own ones; above the others. */
  readonly above?: ReactNode
  readonly onAccept: (challenge: Challenge) => void
  /** Opens the form of a new challenge; undefined shows no button. */
  readonly onCreate?: (() => void) | undefined
  readonly onRetry: () => void
}

const none: readonly Challenge[] = []

/** The challenges of others, newest first; a row that was taken stays for a moment. */
export function ChallengeList({
  view,
  isWanted = () => true,
  timeControls,
  above,
  onAccept,
  onCreate,
  onRetry,
}: ChallengeListProps) {
  const { formatMessage } = useIntl()
  const { rows: all, holding } = useSteadyRows(
    view.status === 'empty' ? none : (view.content ?? none),
  )
  const rows = all.filter(({ row }) => isWanted(row))
  const isKnown = view.status === 'shown' || view.status === 'empty'
  const title = formatMessage(messages.challenges)
  return (
    <ListPanel
      view={view}
      title={title}
      action={
        onCreate && (
          <Button size="s" type="secondary" icon={<Plus aria-hidden="true" />} onPress={onCreate}>
            <FormattedMessage {...messages.create} />
          </Button>
        )
      }
      above={above}
      empty={isKnown && rows.length === 0 ? formatMessage(messages.noChallenges) : null}
      focusOf={rows.flatMap(({ row, isGone }) => (isGone ? [row.id] : [])).join(' ')}
      onRetry={onRetry}
    >
      {(status) => (
        <div {...holding}>
          <List label={title} skeletonItems={1} {...status}>
            {rows.map(({ row, isGone }) => (
              <ChallengeRow
                key={row.id}
                challenge={row}
                isGone={isGone}
                timeControls={timeControls}
                onAccept={onAccept}
              />
            ))}
          </List>
        </div>
      )}
    </ListPanel>
  )
}
