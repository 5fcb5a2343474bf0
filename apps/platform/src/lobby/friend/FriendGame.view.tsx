import { Stack, Surface } from '@kingside/design-system'
import type { FriendGameView } from '@kingside/machines/friend-game'
import type { OtherRemedy, TimeControlName } from '../../chess/terms/index.ts'
import * as styles from './FriendGame.css.ts'
import { FriendGameActions } from './FriendGameActions.tsx'
import { FriendGameContent } from './FriendGameContent.tsx'
import { FriendGameHead } from './FriendGameHead.tsx'
import { FriendGameNotice } from './FriendGameNotice.tsx'

export interface FriendGameProps {
  readonly view: FriendGameView
  /** The names of the time controls. */
  readonly timeControls: readonly TimeControlName[]
  /** Now, in milliseconds. */
  readonly now: () => number
  /** The address that a link’s code stands for, as it is sent to the friend. */
  readonly addressOf: (code: string) => string
  readonly onMake: () => void
  readonly onCopy: () => void
  /** Cancels the link, also while it is still being made. */
  readonly onCancel: () => void
  /** Leads from the player’s own link to the page where one waits. */
  readonly onWait: () => void
  /** Reads the link again. */
  readonly onRead: () => void
  readonly onAccept: () => void
  /** Leaves the invitation; it stays open for the time it holds. */
  readonly onLeave: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Does what a refusal asks for, or leads to the search for an opponent. */
  readonly onRemedy: (remedy: OtherRemedy) => void
}

/** A game by a link, from both ends: its maker shares it and waits, and who opens it sees who invites to what. */
export function FriendGame({ view, ...page }: FriendGameProps) {
  return (
    <div className={styles.card}>
      <Surface padding={6}>
        <Stack gap={5}>
          <FriendGameHead view={view} />
          <FriendGameContent view={view} {...page} />
          <FriendGameNotice view={view} onRemedy={page.onRemedy} />
          <FriendGameActions view={view} {...page} />
        </Stack>
      </Surface>
    </div>
  )
}
