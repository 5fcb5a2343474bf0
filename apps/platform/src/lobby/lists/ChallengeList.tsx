import { Avatar } from '@kingside/design-system/Avatar'
import { Button } from '@kingside/design-system/Button'
import { ListItem } from '@kingside/design-system/List'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { LobbyListsView } from '@kingside/machines/lobby-lists'
import type { Challenge } from '@kingside/machines/challenge'
import { Swords } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameTerms, PlayerName, type TimeControlName, useName } from '../../chess/terms/index.ts'
import * as styles from './ChallengeList.css.ts'
import { ListPanel } from './ListPanel.tsx'
import { messages } from './LobbyLists.messages.ts'

export interface ChallengeListProps {
  readonly view: LobbyListsView['challenges']
  readonly timeControls: readonly TimeControlName[]
  readonly onAccept: (challenge: Challenge) => void
  readonly onRetry: () => void
}

/** The challenges of others, newest first, each with its terms. */
export function ChallengeList({ view, timeControls, onAccept, onRetry }: ChallengeListProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  return (
    <ListPanel
      view={view}
      title={formatMessage(messages.challenges)}
      empty={formatMessage(messages.noChallenges)}
      emptyHint={formatMessage(messages.noChallengesHint)}
      emptyIcon={<Swords />}
      skeletonItems={5}
      onRetry={onRetry}
    >
      {(challenge) => (
        <ListItem
          key={challenge.id}
          leading={
            <Avatar
              {...(challenge.owner.name === '' && { kind: 'anonymous' as const })}
              size="m"
              name={nameOf(challenge.owner.name)}
              nameBeside
            />
          }
          title={<PlayerName {...challenge.owner} />}
          meta={<GameTerms {...challenge} timeControls={timeControls} />}
          trailing={
            <div className={styles.accept}>
              <Button size="s" type="secondary" onPress={() => onAccept(challenge)}>
                <span aria-hidden="true">
                  <FormattedMessage {...messages.accept} />
                </span>
                <VisuallyHidden>
                  <FormattedMessage
                    {...messages.acceptOf}
                    values={{ name: nameOf(challenge.owner.name) }}
                  />
                </VisuallyHidden>
              </Button>
            </div>
          }
        />
      )}
    </ListPanel>
  )
}
