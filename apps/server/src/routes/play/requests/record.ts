import type { GameRequestRecord } from '@kingside/api'
import { anyRating, type GameRequest, type SearchOption } from '../../../domain/lobby/request.ts'

/** A request as its player sees it. */
export function requestRecordOf(request: GameRequest, now: Date): GameRequestRecord {
  const { id, mode, options, createdAt, expiresAt, inviteCode, gameId, match } = request
  const [option] = options
  const isFriend = mode === 'friend'
  return {
    id,
    opp_mode: mode,
    ...statusOf(request),
    rating: [...new Set(options.map(({ ratingType }) => ratingType))],
    time_control: [...new Set(options.map(({ timeControlId }) => timeControlId))],
    desired_color: request.desiredColor,
    rating_limits: option && !isFriend ? limitsOf(option) : null,
    created_at: createdAt.toISOString(),
    waiting_ms: Math.max(0, now.getTime() - createdAt.getTime()),
    invite_code: inviteCode,
    expires_in_ms: isFriend ? Math.max(0, expiresAt.getTime() - now.getTime()) : null,
    game_id: gameId,
    is_bot: match?.isBot ?? false,
  }
}

function statusOf({ status, endCode, endDetail }: GameRequest) {
  switch (status) {
    case 'open':
      return { status: 'searching', code: null, detail: null } as const
    case 'found':
      return { status: 'found', code: null, detail: null } as const
    case 'cancelled':
    case 'expired':
    case 'ended':
      return { status: 'ended', code: endCode, detail: endDetail } as const
    default:
      return status satisfies never
  }
}

const limitsOf = ({ lower, upper }: SearchOption) =>
  lower === anyRating.lower && upper === anyRating.upper ? null : { lower, upper }
