import { Banner, Button } from '@kingside/design-system'
import type { GameRefusalCode, GameRefusalView, GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusalMessages, remedyMessages } from './refusal.messages.ts'

export interface RefusalNoticeProps {
  readonly refusal: GameRefusalView
  /** What was refused: an invitation of a friend's has words of its own. @default 'game' */
  readonly of?: 'game' | 'invite'
  /** Does what the refusal asks for; without it there is no button. */
  readonly onRemedy?: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/** Why there is no game, and the way on where there is one. It is said to screen readers when it appears. */
export function RefusalNotice({
  refusal: { code, detail, remedy },
  of = 'game',
  onRemedy,
}: RefusalNoticeProps) {
  const { formatMessage } = useIntl()
  const words = of === 'invite' && friendHasLeft.has(code) ? 'invalid_invite_code' : code
  return (
    <Banner
      type="warning"
      title={
        detail !== null && saidByServer.has(code) ? detail : formatMessage(refusalMessages[words])
      }
      {...(remedy !== 'none' &&
        onRemedy && {
          action: (
            <Button size="s" type="secondary" onPress={() => onRemedy(remedy)}>
              <FormattedMessage {...remedyMessages[remedy]} />
            </Button>
          ),
        })}
    />
  )
}

/** The codes whose words are the server's own (specification 2, section 8). */
const saidByServer: ReadonlySet<GameRefusalCode> = new Set([
  'max_short_challenges_reached',
  'not_allowed_any_rated',
  'not_allowed_foa_rated',
  'player_has_too_many_active_single_game_boards',
])

/** Of an invitation these all mean that the friend is gone (there as well). */
const friendHasLeft: ReadonlySet<GameRefusalCode> = new Set([
  'invalid_invite_code',
  'owner_disconnected',
  'challenge_not_found',
])
