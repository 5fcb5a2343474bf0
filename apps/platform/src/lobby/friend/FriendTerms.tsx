import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { FriendGameTerms } from '@kingside/machines/friend-game'
import { FormattedMessage } from 'react-intl'
import { GameTerms, type TimeControlName } from '../../chess/terms/index.ts'
import { messages } from './FriendGame.messages.ts'

export interface FriendTermsProps {
  /** The terms with the reader's color. */
  readonly terms: FriendGameTerms
  readonly timeControls: readonly TimeControlName[]
}

/** What is played. */
export function FriendTerms({ terms, timeControls }: FriendTermsProps) {
  return (
    <Stack gap={1}>
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.youPlay} />
      </Text>
      <GameTerms {...terms} timeControls={timeControls} />
    </Stack>
  )
}
