import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import type { GameRefusalCode, GameRefusalView, GameRemedy } from '@kingside/machines/game-finder'
import { FormattedMessage, useIntl } from 'react-intl'
import { refusalMessages } from './refusal.messages.ts'
import { remedyMessages } from './remedy.messages.ts'

export interface RefusalNoticeProps {
  readonly refusal: GameRefusalView
  /** What was refused; an invite has texts of its own. @default 'game' */
  readonly of?: 'game' | 'invite'
  /** Does what resolves the refusal; undefined shows no button. */
  readonly onRemedy?: (remedy: Exclude<GameRemedy, 'none'>) => void
}

/**
 * Why there is no game, with a button to resolve it where there is one. Announced to screen readers when it appears.
 */
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

/** The codes that show the server's own text (specification 2, section 8). */
const saidByServer: ReadonlySet<GameRefusalCode> = new Set([
  'max_short_challenges_reached',
  'not_allowed_any_rated',
  'not_allowed_foa_rated',
  'player_has_too_many_active_single_game_boards',
])

/** The codes that for an invite all mean that the friend has left (same section). */
const friendHasLeft: ReadonlySet<GameRefusalCode> = new Set([
  'invalid_invite_code',
  'owner_disconnected',
  'challenge_not_found',
])
