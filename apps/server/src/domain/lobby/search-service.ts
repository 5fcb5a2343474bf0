import type { BotLevel, DesiredColor, PlayableRatingType, RatingRange } from '@kingside/api'
import type { RatedConduct } from './conduct.ts'
import type { GameStart } from './game-start.ts'
import { lobbyLimits } from './limits.ts'
import type { LiveOffers } from './live-offers.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { refuse } from './refusal.ts'
import { anyRating, type GameRequest, type RequestMode, type SearchOption } from './request.ts'
import { type LobbyRules, type OpenChallenges, waitingKinds } from './rules.ts'
import type { SearchRunner } from './search-runner.ts'
import type { Actor } from './standing.ts'

/** What a player asks for. */
export interface AskedRequest {
  readonly mode: RequestMode
  readonly ratingTypes: readonly PlayableRatingType[]
  readonly timeControlIds: readonly number[]
  /** Null is anybody whom the matchmaker finds near enough: it widens while the player waits. */
  readonly limits: RatingRange | null
  readonly desiredColor: DesiredColor
  /** The only player to play with, by public uid. */
  readonly opponentUid: string | null
}

/** Searches for opponents. Each call refuses by `LobbyRefusal`, and changes nothing then. */
export interface SearchService {
  /** Begins a search or makes a link. The same again while it is open is the same request. */
  readonly create: (actor: Actor, asked: AskedRequest) => Promise<GameRequest>
  readonly get: (playerId: number | null, id: string) => Promise<GameRequest>
  readonly cancel: (playerId: number, id: string) => Promise<string>
  /** Opens again what ended because the player was gone: the page is back. */
  readonly queue: (playerId: number | null) => Promise<{
    readonly searching: number
    readonly own: readonly GameRequest[]
    /** The player's own challenges that keep from another search. */
    readonly openChallenges: OpenChallenges
    readonly conduct: RatedConduct
  }>
  /** Lets a bot take the search, or answers with who took it first. */
  readonly playBot: (
    actor: Actor,
    id: string,
    level: BotLevel | null,
  ) => Promise<{ readonly gameId: string; readonly isBot: boolean }>
}

type SearchDeps = Pick<LobbyDeps, 'requests' | 'players' | 'feed' | 'clock' | 'createUid'>

export function createSearchService(
  { requests, players, feed, clock, createUid }: SearchDeps,
  rules: LobbyRules,
  start: GameStart,
  {
    runner,
    offers,
  }: {
    readonly runner: Pick<SearchRunner, 'run' | 'giveToBot'>
    readonly offers: Pick<LiveOffers, 'resume'>
  },
): SearchService {
  const own = async (playerId: number | null, id: string) => {
    const request = await requests.find(id)
    return request && request.player.id === playerId ? request : notFound()
  }

  /** A found request with its game, which a crash may have kept from beginning. */
  const withGame = async (request: GameRequest) => ({
    ...request,
    gameId: await start.gameOf(request),
  })

  const optionsOf = async (
    { player }: Actor,
    { ratingTypes, timeControlIds, limits }: AskedRequest,
  ): Promise<readonly SearchOption[]> => {
    const options: SearchOption[] = []
    for (const id of new Set(timeControlIds)) {
      const timeControl = await rules.timeControl(id)
      for (const ratingType of new Set(ratingTypes)) {
        const rating = await rules.countedRating(player, ratingType, timeControl)
        const { lower, upper } = limits ?? anyRating
        options.push({ timeControlId: id, ratingType, rating, lower, upper })
      }
    }
    return options
  }

  const opponentOf = async (actor: Actor, { opponentUid, ratingTypes }: AskedRequest) => {
    if (opponentUid === null) return null
    const opponent = await players.byUid(opponentUid)
    if (!opponent || opponent.id === actor.player.id) {
      return refuse('no_opponent', 'There is no such player to play with.')
    }
    for (const ratingType of ratingTypes) {
      await rules.allowOpponent(actor.player, opponent, ratingType)
    }
    return opponent
  }

  return {
    create: async (actor, asked) => {
      const { mode, desiredColor, ratingTypes } = asked
      if (mode === 'friend' && (ratingTypes.length > 1 || asked.timeControlIds.length > 1)) {
        refuse('bad_request', 'A link is for one rating and one time control.')
      }
      await rules.allow(actor, ratingTypes)
      const options = await optionsOf(actor, asked)
      const opponent = await opponentOf(actor, asked)
      const onlyOpponentId = opponent?.id ?? null
      const open = await requests.openOf(actor.player.id)
      if (open && isSame(open, { mode, desiredColor, options, onlyOpponentId })) return open
      await rules.refuseOwnOngoing(actor.player, waitingKinds)
      if (opponent) await rules.refuseOpponentsOngoing(opponent, actor.player)
      const now = clock.now()
      const holdsMs = mode === 'friend' ? lobbyLimits.friendLinkMs : lobbyLimits.searchMs
      const id = createUid().slice(0, 16)
      const isStored = await requests.insert({
        id,
        mode,
        playerId: actor.player.id,
        desiredColor,
        options,
        onlyOpponentId,
        inviteCode: mode === 'friend' ? createUid() : null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + holdsMs),
      })
      if (!isStored) {
        refuse('ongoing_challenge', 'You are looking for a game already. Cancel that first.')
      }
      if (mode === 'other') await runner.run()
      return withGame(await own(actor.player.id, id))
    },
    get: async (playerId, id) => withGame(await own(playerId, id)),
    cancel: async (playerId, id) => {
      const { mode, inviteCode } = await own(playerId, id)
      const isEnded = await requests.end(
        id,
        { status: 'cancelled', code: 'cancelled', detail: 'You cancelled it.' },
        clock.now(),
      )
      if (!isEnded) notFound()
      if (mode === 'friend' && inviteCode !== null) {
        feed.sendToPlayer(playerId, { type: 'link.ended', code: inviteCode, end: 'cancelled' })
      }
      return id
    },
    queue: async (playerId) => {
      if (playerId !== null) await offers.resume(playerId)
      const searches = await requests.openSearches()
      const own = playerId === null ? null : await requests.openOf(playerId)
      const openChallenges = playerId === null ? none : await rules.openChallenges(playerId)
      const conduct = playerId === null ? blameless : await rules.conductOf(playerId)
      return { searching: searches.length, own: own ? [own] : [], openChallenges, conduct }
    },
    playBot: async (actor, id, level) => {
      const request = await own(actor.player.id, id)
      if (request.mode !== 'other') notFound()
      if (request.status === 'open') {
        const given = await runner.giveToBot(request, level)
        if (given === 'no-bot') {
          const detail = 'No bot is free. Try again.'
          const ending = { status: 'ended', code: 'no_opponent', detail } as const
          if (await requests.end(id, ending, clock.now())) refuse('no_opponent', detail)
        }
      }
      const taken = await own(actor.player.id, id)
      const gameId = await start.gameOf(taken)
      if (gameId === null || !taken.match) return notFound()
      return { gameId, isBot: taken.match.isBot }
    },
  }
}

const blameless: RatedConduct = { offences: 0, closedUntil: null, nextMinutes: 0 }
const none: OpenChallenges = { short: 0, long: 0, direct: 0 }

const notFound = () => refuse('challenge_not_found', 'This search is no longer available.')

function isSame(
  open: GameRequest,
  asked: Pick<GameRequest, 'mode' | 'desiredColor' | 'options' | 'onlyOpponentId'>,
): boolean {
  const key = ({ timeControlId, ratingType, lower, upper }: SearchOption) =>
    [timeControlId, ratingType, lower, upper].join()
  return (
    open.mode === asked.mode &&
    open.desiredColor === asked.desiredColor &&
    open.onlyOpponentId === asked.onlyOpponentId &&
    open.options.map(key).join(';') === asked.options.map(key).join(';')
  )
}
