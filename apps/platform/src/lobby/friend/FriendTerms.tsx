import { Stack, Text } from '@kingside/design-system'
import type { FriendGameTerms } from '@kingside/machines/friend-game'
import { FormattedMessage } from 'react-intl'
import { GameTerms, type TimeControlName } from '../../chess/terms/index.ts'
import { messages } from './FriendGame.messages.ts'

export interface FriendTermsProps {
  /** Its colour is that of the reader. */
  readonly terms: FriendGameTerms
  readonly timeControls: readonly TimeControlName[]
}

/** What is played. Games with friends are unrated. */
export function FriendTerms({ terms, timeControls }: FriendTermsProps) {
  return (
    <Stack gap={1}>
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.youPlay} />
      </Text>
      <GameTerms {...terms} timeControls={timeControls} mode="unrated" />
    </Stack>
  )
}
