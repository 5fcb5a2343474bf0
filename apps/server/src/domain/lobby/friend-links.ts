import type { DesiredColor, LobbyPlayer, PlayableRatingType, TimeControl } from '@kingside/api'
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
      readonly ratingType: PlayableRatingType
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
      readonly end: 'expired' | 'taken' | 'cancelled' | 'unknown'
    }

/** The friend's end of links. Calls refuse by `LobbyRefusal`, and change nothing then. */
export interface FriendLinks {
  readonly read: (playerId: number | null, code: string) => Promise<LinkStanding>
  /**
   * Joins; the same friend again gets the same game.
   * @param how `unrated` plays without ratings, also where the link is for a rated game
   */
  readonly accept: (
    actor: Actor,
    code: string,
    how: 'as-offered' | 'unrated',
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

  const matchOf = (
    link: GameRequest,
    guestId: number,
    ratingType: PlayableRatingType,
  ): FoundMatch => {
    const isOwnerWhite = playsWhite(link.desiredColor, 'any', random)
    return {
      originId: link.id,
      whiteId: isOwnerWhite ? link.player.id : guestId,
      blackId: isOwnerWhite ? guestId : link.player.id,
      timeControlId: optionOf(link).timeControlId,
      ratingType,
      isBot: false,
    }
  }

  return {
    read: async (playerId, code) => {
      const link = await requests.findByCode(code)
      if (!link) return { status: 'ended', end: 'unknown' }
      if (isOpen(link)) {
        const { timeControlId, ratingType } = optionOf(link)
        const timeControl = await rules.timeControl(timeControlId)
        const rating = await ratings.of(link.player.id, ratingType, timeControl.board_type_name)
        return {
          status: 'open',
          owner: lobbyPlayerOf({ ...link.player, rating }),
          timeControl,
          ratingType,
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
    accept: async (actor, code, how) => {
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
      const ratingType = how === 'unrated' ? 'non-rated' : optionOf(link).ratingType
      await rules.allow(actor, [ratingType])
      if (!feed.isHere(owner.id))
        refuse('owner_disconnected', 'Your friend is offline. The link still works.')
      await rules.allowOpponent(player, owner, ratingType)
      const match = matchOf(link, player.id, ratingType)
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

function endOf({ status }: GameRequest) {
  switch (status) {
    case 'found':
      return 'taken'
    case 'cancelled':
      return 'cancelled'
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
    case 'expired':
      return refuse('invalid_invite_code', 'This link has expired.')
    default:
      return end satisfies never
  }
}
