import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import {
  createRequest,
  deleteRequest,
  joinByInvite,
  readInvite,
  readQueue,
} from '@kingside/api/calls/play/requests'
import { ratingTypeOf } from '@kingside/api/facts'
import {
  type FriendGameMachine,
  type FriendGameSystemEvent,
  type FriendGameTerms,
  type FriendLink,
  type LinkStatus,
  provideFriendGame,
} from '@kingside/machines/friend-game'
import type { Regions } from '../../platform/realtime/index.ts'
import { failing } from '../../platform/server/index.ts'
import { modeOf, playerOf } from '../../chess/record/index.ts'

const calls = { createRequest, deleteRequest, joinByInvite, readInvite, readQueue }

/** The calls about links. */
function linksOf(options: ApiClientOptions, now: () => number) {
  const api = createClient(calls, options)
  const asked = failing(now)

  const read = async (code: string, signal: AbortSignal): Promise<LinkStatus> => {
    const link = await asked(api.readInvite({ params: { code }, signal }))
    switch (link.status) {
      case 'open':
        return {
          status: 'open',
          owner: playerOf(link.owner),
          terms: {
            timeControl: {
              id: link.time_control.id,
              boardType: link.time_control.board_type_name,
            },
            mode: modeOf(link.rating_type) ?? 'unrated',
            color: link.desired_color,
          },
          ownLink: link.own_link && {
            requestId: link.own_link.request_id,
            code: link.own_link.invite_code,
            expiresInMs: link.own_link.expires_in_ms,
          },
        }
      case 'started':
        return { status: 'started', gameId: link.game_id }
      case 'ended':
        return link
      default:
        return link satisfies never
    }
  }
  return { api, asked, read }
}

/**
 * The machine of games by a link, with the server's calls.
 * @param addressOf the full address of a link by its code
 * @param regions whether the page can reach games in other regions
 */
export function createFriendGame(
  options: ApiClientOptions,
  now: () => number,
  addressOf: (code: string) => string,
  regions: Pick<Regions, 'isMany'>,
): FriendGameMachine {
  const { api, asked, read } = linksOf(options, now)
  return provideFriendGame({
    makeLink: async ({ playerUid, timeControl, mode, color }, signal) => {
      const body = {
        player_uid: playerUid,
        opp_mode: 'friend' as const,
        rating: [ratingTypeOf[mode]],
        time_control: [timeControl.id],
        desired_color: color,
      }
      const { id, invite_code, expires_in_ms } = await asked(
        api.createRequest({ query: regions.isMany() ? { is_multiregion: '1' } : {}, body, signal }),
      )
      return { requestId: id, code: invite_code ?? '', expiresInMs: expires_in_ms }
    },
    cancelLink: async (id, signal) => {
      await asked(api.deleteRequest({ params: { id }, signal }))
    },
    copyLink: (code) => navigator.clipboard.writeText(addressOf(code)),
    readLink: ({ code }, signal) => read(code, signal).catch(mended),
    acceptLink: async ({ code, playerUid }, signal) => {
      const body = {
        player_uid: playerUid,
        opp_mode: 'friend',
        invite_code: code,
        ...(regions.isMany() && { is_multiregion: true }),
      } as const
      return { gameId: (await asked(api.joinByInvite({ body, signal }))).game_id }
    },
  })
}

/** The player's open link with its terms; null for none. */
export async function readOpenLink(
  options: ApiClientOptions,
  now: () => number,
  signal: AbortSignal,
): Promise<{ readonly link: FriendLink; readonly terms: FriendGameTerms } | null> {
  const { api, asked, read } = linksOf(options, now)
  const { results } = await asked(api.readQueue({ signal }))
  const open = results.find(
    ({ opp_mode, status }) => opp_mode === 'friend' && status === 'searching',
  )
  if (!open || open.invite_code === null) return null
  const status = await read(open.invite_code, signal)
  return status.status === 'open' && status.ownLink
    ? { link: status.ownLink, terms: status.terms }
    : null
}

/** Rejects with the code of an unknown link when the code has an invalid form, such as after an incomplete copy. */
function mended(reason: unknown): never {
  const isNoCode =
    typeof reason === 'object' &&
    reason !== null &&
    'failure' in reason &&
    reason.failure === 'bad_request'
  // oxlint-disable-next-line typescript/only-throw-error -- machines read plain data from a rejection
  throw isNoCode
    ? { ...reason, failure: 'invalid_invite_code', code: 'invalid_invite_code' }
    : reason
}

/** The event for a game by a link from an event of the lobby; null for none. */
export function friendNewsOf(event: LobbyEvent): FriendGameSystemEvent | null {
  return event.type === 'friend.joined' || event.type === 'link.ended' ? event : null
}
