import type { DesiredColor, LobbyPlayer, TimeControl } from '@kingside/api'
import { lobbyPlayerOf } from './describe.ts'
import type { GameStart } from './game-start.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { playsWhite } from './matchmaker.ts'
import { refuse } from './refusal.ts'
import type { FoundMatch, GameRequest } from './request.ts'
import type { LobbyRules } from './rules.ts'
import type { Actor } from './standing.ts'

/** What a link leads to. */
export type LinkStanding =
  | {
      readonly status: 'open'
      readonly owner: LobbyPlayer
      readonly timeControl: TimeControl
      readonly desiredColor: DesiredColor
      /** Set when the one who asks made it. */
      readonly own: {
        readonly requestId: string
        readonly code: string
        readonly expiresInMs: number
      } | null
    }
  /** Told to the two players only. */
  | { readonly status: 'started'; readonly gameId: string }
  | {
      readonly status: 'ended'
      readonly end: 'expired' | 'taken' | 'cancelled' | 'unknown' | 'friend_left'
    }

/** The friend's end of links. Calls refuse by `LobbyRefusal`, and change nothing then. */
export interface FriendLinks {
  readonly read: (playerId: number | null, code: string) => Promise<LinkStanding>
  /** Joins; the same friend again gets the same game. */
  readonly accept: (
    actor: Actor,
    code: string,
  ) => Promise<{ readonly id: string; readonly gameId: string }>
  /** Revokes an own link; without a code, the open one. */
  readonly revoke: (playerId: number, code: string | null) => Promise<string>
}

type LinkDeps = Pick<LobbyDeps, 'requests' | 'ratings' | 'feed' | 'clock' | 'random'>

export function createFriendLinks(
  { requests, ratings, feed, clock, random }: LinkDeps,
  rules: LobbyRules,
  start: GameStart,
  cancel: (playerId: number, id: string) => Promise<string>,
): FriendLinks {
  const leftMs = ({ expiresAt }: GameRequest) => expiresAt.getTime() - clock.now().getTime()
  const isOpen = (link: GameRequest) => link.status === 'open' && leftMs(link) > 0

  const matchOf = (link: GameRequest, guestId: number): FoundMatch => {
    const isOwnerWhite = playsWhite(link.desiredColor, 'any', random)
    return {
      originId: link.id,
      whiteId: isOwnerWhite ? link.player.id : guestId,
      blackId: isOwnerWhite ? guestId : link.player.id,
      timeControlId: optionOf(link).timeControlId,
      ratingType: 'non-rated',
      isBot: false,
    }
  }

  return {
    read: async (playerId, code) => {
      const link = await requests.findByCode(code)
      if (!link) return { status: 'ended', end: 'unknown' }
      if (isOpen(link)) {
        const timeControl = await rules.timeControl(optionOf(link).timeControlId)
        const rating = await ratings.of(link.player.id, 'non-rated', timeControl.board_type_name)
        return {
          status: 'open',
          owner: lobbyPlayerOf({ ...link.player, rating }),
          timeControl,
          desiredColor: link.desiredColor,
          own:
            link.player.id === playerId
              ? { requestId: link.id, code, expiresInMs: leftMs(link) }
              : null,
        }
      }
      if (hasSeat(link, playerId)) {
        const gameId = await start.gameOf(link)
        if (gameId !== null) return { status: 'started', gameId }
      }
      return { status: 'ended', end: endOf(link) }
    },
    accept: async (actor, code) => {
      const { player } = actor
      const link = await requests.findByCode(code)
      if (!link) return refuse('invalid_invite_code', 'There is no link with this code.')
      const { id, player: owner } = link
      if (owner.id === player.id) refuse('own_challenge', 'This is your own link.')
      if (hasSeat(link, player.id)) {
        const gameId = await start.gameOf(link)
        if (gameId !== null) return { id, gameId }
      }
      if (!isOpen(link)) refuseOver(link)
      await rules.allow(actor, ['non-rated'])
      if (!feed.isHere(owner.id)) refuse('owner_disconnected', 'Your friend has left.')
      await rules.allowOpponent(owner, 'non-rated')
      const match = matchOf(link, player.id)
      const withdrawn = await requests.claim([id], match, clock.now())
      if (!withdrawn) return refuseOver((await requests.findByCode(code)) ?? link)
      start.notifyWithdrawn(withdrawn)
      const gameId = await start.ofMatch(match, 'friend')
      feed.sendToPlayer(owner.id, { type: 'friend.joined', requestId: id, gameId })
      return { id, gameId }
    },
    revoke: async (playerId, code) => {
      const link = code === null ? await requests.openOf(playerId) : await requests.findByCode(code)
      if (link?.mode !== 'friend' || link.player.id !== playerId) {
        return refuse('challenge_not_found', 'There is no such link of yours.')
      }
      return cancel(playerId, link.id)
    },
  }
}

const hasSeat = ({ match }: GameRequest, playerId: number | null) =>
  match !== null && (match.whiteId === playerId || match.blackId === playerId)

function optionOf({ id, options: [option] }: GameRequest) {
  if (!option) throw new Error(`Link ${id} has no time control.`)
  return option
}

function endOf({ status, endCode }: GameRequest) {
  switch (status) {
    case 'found':
      return 'taken'
    case 'cancelled':
      return endCode === 'owner_disconnected' ? 'friend_left' : 'cancelled'
    case 'open':
    case 'expired':
    case 'ended':
      return 'expired'
    default:
      return status satisfies never
  }
}

/** Says why a link that is over can't be used, as the catalogue has it. */
function refuseOver(link: GameRequest): never {
  const end = endOf(link)
  switch (end) {
    case 'taken':
      return refuse('challenge_not_found', 'Somebody has used this link already.')
    case 'cancelled':
      return refuse('invite_canceled', 'The invite was canceled.')
    case 'friend_left':
      return refuse('owner_disconnected', 'Your friend has left.')
    case 'expired':
      return refuse('invalid_invite_code', 'This link has run out.')
    default:
      return end satisfies never
  }
}
