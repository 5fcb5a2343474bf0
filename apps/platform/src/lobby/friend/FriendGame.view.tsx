import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { FriendGameTerms, FriendGameView } from '@kingside/machines/friend-game'
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
  /** The address of a link by its code, as it is sent to the friend. */
  readonly addressOf: (code: string) => string
  readonly onTermsChange: (terms: FriendGameTerms) => void
  readonly onMake: () => void
  readonly onCopy: () => void
  /** Cancels the link, also while it is still being made. */
  readonly onCancel: () => void
  /** Opens the waiting page of the player’s own link. */
  readonly onWait: () => void
  /** Reads the link again. */
  readonly onRead: () => void
  readonly onAccept: () => void
  /** Leaves the invitation, which stays valid. */
  readonly onLeave: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Does what resolves a refusal, or opens the search for an opponent. */
  readonly onRemedy: (remedy: OtherRemedy) => void
}

/** A game by a link: its maker shares it and waits; the friend who opens it sees the maker and the terms. */
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
