import type { ChallengeKind, ChallengeStanding } from '@kingside/api'
import type { Challenge } from './challenge.ts'
import type { GameStart } from './game-start.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { type LobbyRules, startKindOf } from './rules.ts'
import type { Actor } from './standing.ts'

/** A challenge that became a game. */
export interface Started {
  readonly id: string
  readonly gameId: string
}

/** Answers challenges and takes them back. Each call refuses by `LobbyRefusal`, and changes nothing then. */
export interface ChallengeAnswers {
  /** Takes a challenge; of several who do, one gets the game. The same player again gets the same game. */
  readonly accept: (actor: Actor, kind: ChallengeKind, id: string) => Promise<Started>
  readonly acceptCode: (actor: Actor, code: string) => Promise<Started>
  readonly decline: (actor: Actor, kind: ChallengeKind, id: string) => Promise<string>
  readonly declineCode: (actor: Actor, code: string) => Promise<string>
  /** Takes an own challenge back. */
  readonly cancel: (playerId: number | null, kind: ChallengeKind, id: string) => Promise<string>
  /** Takes all own short challenges back, and answers how many there were. */
  readonly clear: (playerId: number) => Promise<number>
  /** How a challenge stands; only its two players get the game. */
  readonly status: (playerId: number | null, id: string) => Promise<ChallengeStanding>
}

type AnswerDeps = Pick<LobbyDeps, 'challenges' | 'feed' | 'clock'>

export function createChallengeAnswers(
  { challenges, feed, clock }: AnswerDeps,
  rules: LobbyRules,
  start: GameStart,
): ChallengeAnswers {
  const isOpen = ({ status, expires_at }: Challenge) =>
    status === 'open' && Date.parse(expires_at) > clock.now().getTime()

  /** A named challenge is there for its two players; a short one, and one with a code, for everybody. */
  const find = async (playerId: number | null, kind: ChallengeKind | null, id: string) => {
    const found = await challenges.find(id)
    if (!found || (kind !== null && found.kind !== kind)) return notFound()
    const isPublic = found.kind === 'short'
    const isTheirs = playerId === found.owner.id || playerId === found.opponent?.id
    return isPublic || isTheirs ? found : notFound()
  }

  const findByCode = async (code: string) =>
    (await challenges.findByCode(code)) ??
    refuse('invalid_invite_code', 'There is no invite with this code.')

  const accept = async (actor: Actor, challenge: Challenge): Promise<Started> => {
    const { id, owner, opponent, status, rating_type, starts_at } = challenge
    const { player } = actor
    const begins = startKindOf(starts_at)
    if (owner.id === player.id) refuse('own_challenge', 'This is your own challenge.')
    if (status === 'accepted' && opponent?.id === player.id) {
      return { id, gameId: challenge.game_id ?? (await start.ofChallenge(challenge, player.id)) }
    }
    if (!isOpen(challenge)) refuseOver(challenge)
    if (opponent && opponent.id !== player.id) notFound()
    await rules.allow(actor, [rating_type], begins)
    await rules.refuseOutside(actor, challenge)
    if (begins === 'at-once' && !feed.isHere(owner.id)) {
      refuse('owner_disconnected', 'The player who challenges is offline now.')
    }
    await rules.allowOpponent(player, owner, rating_type, begins)
    const withdrawn = await challenges.claim(id, player.id, clock.now())
    if (!withdrawn) return refuseOver((await challenges.find(id)) ?? challenge)
    start.notifyRemoved(challenge)
    start.notifyWithdrawn(withdrawn)
    const gameId = await start.ofChallenge(challenge, player.id)
    feed.sendToPlayer(owner.id, { type: 'challenge.accepted', id, gameId })
    return { id, gameId }
  }

  const decline = async ({ player }: Actor, challenge: Challenge): Promise<string> => {
    const { id, owner, opponent } = challenge
    if (owner.id === player.id) refuse('own_challenge', 'This is your own challenge. Cancel it.')
    if (!isOpen(challenge)) refuseOver(challenge)
    if (opponent && opponent.id !== player.id) notFound()
    if (!(await challenges.end(id, 'declined', clock.now()))) notFound()
    feed.sendToPlayer(owner.id, { type: 'challenge.declined', id })
    return id
  }

  return {
    accept: async (actor, kind, id) => accept(actor, await find(actor.player.id, kind, id)),
    acceptCode: async (actor, code) => accept(actor, await findByCode(code)),
    decline: async (actor, kind, id) => decline(actor, await find(actor.player.id, kind, id)),
    declineCode: async (actor, code) => decline(actor, await findByCode(code)),
    cancel: async (playerId, kind, id) => {
      const challenge = await find(playerId, kind, id)
      if (challenge.owner.id !== playerId) notFound()
      if (!(await challenges.end(id, 'cancelled', clock.now()))) notFound()
      start.notifyRemoved(challenge)
      if (challenge.opponent) {
        feed.sendToPlayer(challenge.opponent.id, { type: 'challenge.cancelled', id })
      }
      return id
    },
    clear: async (playerId) => {
      const ended = await challenges.endAllOf(playerId, ['short'], 'cancelled', clock.now())
      for (const challenge of ended) start.notifyRemoved(challenge)
      return ended.length
    },
    status: async (playerId, id) => {
      const challenge = await find(playerId, null, id)
      const { status, owner, opponent } = challenge
      switch (status) {
        case 'open':
          return isOpen(challenge) ? { status: 'open' } : { status: 'ended', end: 'expired' }
        case 'accepted': {
          const isPlayer = playerId === owner.id || playerId === opponent?.id
          if (!isPlayer || !opponent) return { status: 'taken', game_id: null }
          const gameId = challenge.game_id ?? (await start.ofChallenge(challenge, opponent.id))
          return { status: 'taken', game_id: gameId }
        }
        case 'cancelled':
        case 'declined':
        case 'expired':
        case 'owner_disconnected':
          return { status: 'ended', end: status }
        default:
          return status satisfies never
      }
    },
  }
}

const notFound = () => refuse('challenge_not_found', 'This challenge is no longer available.')

/** Says why a challenge that is over can't be taken, as the catalogue has it. */
function refuseOver({ kind, status }: Challenge): never {
  switch (status) {
    case 'cancelled':
      return kind === 'invite' ? refuse('invite_canceled', 'The invite was canceled.') : notFound()
    case 'owner_disconnected':
      return refuse('owner_disconnected', 'The player who challenges is offline now.')
    case 'open':
    case 'expired':
      return kind === 'invite'
        ? refuse('invalid_invite_code', 'This invite has expired.')
        : notFound()
    case 'accepted':
    case 'declined':
      return notFound()
    default:
      return status satisfies never
  }
}
