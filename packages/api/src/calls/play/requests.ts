import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { gameId } from '../../realtime/game-id.ts'
import { lobbyPlayer } from '../../realtime/lobby-player.ts'
import { timeControl } from '../../time-control.ts'
import { exampleGameId, exampleOwner, exampleTimeControl } from './examples.ts'
import { inviteCode, inviteErrors, namedErrors, playerReference } from './challenge-record.ts'
import { botLevels } from '../../facts/bots.ts'
import { desiredColors } from '../../facts/lobby.ts'
import { playableRatingTypes } from '../../facts/ratings.ts'

const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'expected the id of a request'))
const params = z.object({ id: requestId })
const ms = z.int().check(z.nonnegative())

/** `friend` makes a link; `other` searches for an opponent. */
export const opponentModes = ['friend', 'other'] as const

const playerUid = z.nullish(playerReference)

/** A request as its player sees it. `found` is the specification's state CREATED. */
export const gameRequest = z.object({
  id: z.string(),
  opp_mode: z.enum(opponentModes),
  status: z.enum(['searching', 'found', 'ended']),
  rating: z.array(z.enum(playableRatingTypes)),
  time_control: z.array(z.int()),
  desired_color: z.enum(desiredColors),
  rating_limits: z.nullable(z.object({ lower: z.int(), upper: z.int() })),
  created_at: z.iso.datetime(),
  /** How long the request has waited. */
  waiting_ms: ms,
  /** A friend's link: its code, and how long it is valid. */
  invite_code: z.nullable(z.string()),
  expires_in_ms: z.nullable(ms),
  /** Null until an opponent is found. */
  game_id: z.nullable(gameId),
  is_bot: z.boolean(),
  /** Why the request ended: an error code, `cancelled` or `expired`. */
  code: z.nullable(z.string()),
  detail: z.nullable(z.string()),
})
export type GameRequestRecord = z.output<typeof gameRequest>

const exampleRequest = {
  id: 'cmVxdWVzdC0wMDAx',
  opp_mode: 'other',
  status: 'searching',
  rating: ['worldchess'],
  time_control: [9],
  desired_color: 'any',
  rating_limits: { lower: 1380, upper: 1580 },
  created_at: '2026-01-31T12:00:00.000Z',
  waiting_ms: 0,
  invite_code: null,
  expires_in_ms: null,
  game_id: null,
  is_bot: false,
  code: null,
  detail: null,
} as const

export const createRequest = defineCall({
  id: 'requests.create',
  method: 'POST',
  path: 'online/request/',
  summary: 'Searches for an opponent, makes a link for a friend, or offers a rematch.',
  query: z.object({ is_multiregion: z.optional(z.literal('1')) }),
  body: z.object({
    player_uid: playerUid,
    opp_mode: z.enum(opponentModes),
    /** The search accepts any of these. */
    rating: z.array(z.enum(playableRatingTypes)).check(z.minLength(1), z.maxLength(3)),
    /** Ids of time controls; the search accepts any of these. */
    time_control: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(20)),
    /** Default: the matchmaker allows a difference of 100 points, and 50 more for each second. */
    rating_limits: z.nullish(
      z
        .object({
          lower: z.int().check(z.gte(0), z.lte(4000)),
          upper: z.int().check(z.gte(0), z.lte(4000)),
        })
        .check(z.refine(({ lower, upper }) => lower < upper, 'lower must be below upper')),
    ),
    desired_color: z._default(z.enum(desiredColors), 'any'),
    /** Search for this player only. */
    opp_uid: z.nullish(playerReference),
    /** The finished game to play again with `opp_uid`. */
    rematch: z.nullish(gameId),
  }),
  status: 201,
  response: gameRequest,
  errors: [...namedErrors, 'game_not_found'],
  roles: everyone,
  example: exampleRequest,
})

export const joinByInvite = defineCall({
  id: 'requests.acceptInvite',
  method: 'POST',
  path: 'online/request/invite/',
  summary: "Joins a friend's game by the code of the link.",
  query: z.object({ play_non_rated: z.optional(z.literal('1')) }),
  body: z.object({
    player_uid: playerUid,
    opp_mode: z.optional(z.literal('friend')),
    invite_code: inviteCode,
    is_multiregion: z.optional(z.union([z.boolean(), z.literal(1), z.literal('1')])),
  }),
  response: z.object({ id: z.string(), game_id: gameId }),
  errors: inviteErrors,
  roles: everyone,
  example: { id: exampleRequest.id, game_id: exampleGameId },
})

export const cancelOwnInvite = defineCall({
  id: 'requests.cancelInvite',
  method: 'POST',
  path: 'online/request/invite/cancel/',
  summary: "Revokes the caller's link: the one with this code or, without a code, the open one.",
  body: z.optional(z.object({ invite_code: z.nullish(inviteCode) })),
  response: z.object({ id: z.string() }),
  errors: ['player_uid_missing', 'challenge_not_found'],
  roles: everyone,
  example: { id: exampleRequest.id },
})

/** Not in the specification: the page of a link shows the owner and the terms. */
export const readInvite = defineCall({
  id: 'requests.readInvite',
  method: 'GET',
  path: 'online/request/invite/:code/',
  summary: 'Tells what a link of a friend leads to, before it is accepted.',
  params: z.object({ code: inviteCode }),
  response: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('open'),
      owner: lobbyPlayer,
      time_control: timeControl,
      rating_type: z.enum(playableRatingTypes),
      /** The colour that the owner wants. */
      desired_color: z.enum(desiredColors),
      /** Set when the caller made the link. */
      own_link: z.nullable(
        z.object({
          request_id: z.string(),
          invite_code: z.string(),
          expires_in_ms: z.nullable(ms),
        }),
      ),
    }),
    /** Only for the two players. */
    z.object({ status: z.literal('started'), game_id: gameId }),
    z.object({
      status: z.literal('ended'),
      end: z.enum(['expired', 'taken', 'cancelled', 'unknown']),
    }),
  ]),
  errors: [],
  roles: everyone,
  example: {
    status: 'open',
    owner: exampleOwner,
    time_control: exampleTimeControl,
    rating_type: 'non-rated',
    desired_color: 'any',
    own_link: null,
  },
})

const count = z.int().check(z.nonnegative())

export const readQueue = defineCall({
  id: 'requests.queue',
  method: 'GET',
  path: 'online/request/queue/',
  summary: "Lists the caller's open requests, and how many players search.",
  response: z.object({
    searching: count,
    results: z.array(gameRequest),
    /** How many challenges of the caller's own are open: while there is one, no search begins. */
    open_challenges: z.object({ short: count, long: count, direct: count }),
    /** What the caller's conduct in rated games of the last 24 hours leads to. */
    rated_conduct: z.object({
      /** Games that the caller aborted, missed, left or sat out. */
      offences: count,
      /** Until when rated games are closed to the caller; null when they are not. */
      closed_until: z.nullable(z.iso.datetime()),
      /** For how many minutes the next such game closes them. */
      next_minutes: count,
    }),
  }),
  errors: [],
  roles: everyone,
  example: {
    searching: 3,
    results: [exampleRequest],
    open_challenges: { short: 0, long: 0, direct: 0 },
    rated_conduct: { offences: 0, closed_until: null, next_minutes: 0 },
  },
})

export const getRequest = defineCall({
  id: 'requests.get',
  method: 'GET',
  path: 'online/request/:id/',
  summary: "Tells how one of the caller's requests stands.",
  params,
  response: gameRequest,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: exampleRequest,
})

/** Not in the specification: called when the player's countdown of the search has ended. */
export const playBot = defineCall({
  id: 'requests.playBot',
  method: 'POST',
  path: 'online/request/:id/bot/',
  summary: 'Lets a bot take the search, or answers with the person who took it first.',
  params,
  /** Without a level the bot is as strong as the player. */
  body: z.optional(z.object({ level: z.nullish(z.literal(botLevels)) })),
  response: z.object({ id: z.string(), game_id: gameId, is_bot: z.boolean() }),
  errors: ['player_uid_missing', 'challenge_not_found', 'no_opponent'],
  roles: everyone,
  example: { id: exampleRequest.id, game_id: exampleGameId, is_bot: true },
})

export const deleteRequest = defineCall({
  id: 'requests.delete',
  method: 'DELETE',
  path: 'online/request/:id/',
  summary:
    'Ends a search or a link; of a rematch, takes the offer back (`id` is then the game that is over).',
  params,
  body: z.optional(z.object({ opp_uid: z.nullish(playerReference) })),
  status: 204,
  response: nothing,
  errors: ['player_uid_missing', 'challenge_not_found', 'game_not_found', 'no_opponent'],
  roles: everyone,
  example: undefined,
})
