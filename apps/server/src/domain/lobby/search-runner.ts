import type { BotLevel } from '@kingside/api'
import type { GameStart } from './game-start.ts'
import type { LobbySettings } from './limits.ts'
import type { LobbyDeps } from './lobby-deps.ts'
import { pair, type Pairing, playsWhite, type Search } from './matchmaker.ts'
import type { Presence } from './presence.ts'
import type { FoundMatch, GameRequest } from './request.ts'

/** Runs the matchmaker over the stored searches, one run after the other, for as long as there are any. */
export interface SearchRunner {
  /** Looks at all searches now; resolves when that is done. Never rejects. */
  readonly run: () => Promise<void>
  /**
   * Lets a bot take a search; false when somebody or something was quicker, `'no-bot'` when there is none.
   * Without a level the bot is as strong as the player. A person who is found in the same instant and the bot claim the same row, so that one of them gets it (R75).
   */
  readonly giveToBot: (request: GameRequest, level?: BotLevel | null) => Promise<boolean | 'no-bot'>
  readonly stop: () => void
}

type RunnerDeps = Pick<
  LobbyDeps,
  | 'requests'
  | 'bots'
  | 'blocks'
  | 'ratings'
  | 'timeControls'
  | 'feed'
  | 'clock'
  | 'random'
  | 'onError'
>

/**
 * The pool is the table: searches survive a restart, several processes share them, and a claim in the
 * database decides who gets whom, so that a second writer can do no harm.
 */
export function createSearchRunner(
  deps: RunnerDeps,
  start: GameStart,
  presence: Pick<Presence, 'isAway'>,
  settings: LobbySettings,
): SearchRunner {
  const { requests, bots, blocks, ratings, timeControls, feed, clock, random, onError } = deps
  let isStopped = false
  let stopTimer: (() => void) | null = null
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null

  const begin = async (match: FoundMatch, found: readonly FoundRequest[]) => {
    const gameId = await start.ofMatch(match, 'request')
    for (const { id, playerId } of found) {
      feed.sendToPlayer(playerId, {
        type: 'request.found',
        requestId: id,
        gameId,
        isBot: match.isBot,
      })
    }
  }

  const claim = async (match: FoundMatch, found: readonly FoundRequest[]) => {
    const ids = found.map(({ id }) => id)
    const withdrawn = await requests.claim(ids, match, clock.now())
    if (!withdrawn) return false
    start.notifyWithdrawn(withdrawn)
    await begin(match, found)
    return true
  }

  const giveToBot: SearchRunner['giveToBot'] = async (
    { id, player, desiredColor, options },
    level = null,
  ) => {
    const [option] = options
    if (!option) return 'no-bot'
    const timeControl = (await timeControls.list()).find(({ id }) => id === option.timeControlId)
    if (!timeControl) return 'no-bot'
    const family = timeControl.board_type_name
    const near = async () => {
      // For unrated play all count as New; the bot is to be as strong as the player.
      const strength = await ratings.of(player.id, 'worldchess', family)
      return bots.near(strength ?? option.rating, family)
    }
    const bot = await (level === null ? near() : bots.ofLevel(level))
    if (!bot) return 'no-bot'
    const isWhite = playsWhite(desiredColor, 'any', random)
    return claim(
      {
        originId: id,
        whiteId: isWhite ? player.id : bot.id,
        blackId: isWhite ? bot.id : player.id,
        timeControlId: option.timeControlId,
        ratingType: 'non-rated',
        isBot: true,
      },
      [{ id, playerId: player.id }],
    )
  }

  /** Games against bots are unrated, so a rated search gets one only when its player asks for it. */
  const isDue = ({ createdAt, onlyOpponentId, options }: GameRequest, now: number) =>
    settings.botFallbackMs !== null &&
    onlyOpponentId === null &&
    options.every(({ ratingType }) => ratingType === 'non-rated') &&
    now - createdAt.getTime() >= settings.botFallbackMs

  const runOnce = async () => {
    const open = await requests.openSearches()
    const now = clock.now().getTime()
    const pool = open.filter(
      ({ player, expiresAt }) => expiresAt.getTime() > now && !presence.isAway(player.id),
    )
    const apart = await blocks.pairsAmong(pool.map(({ player }) => player.id))
    const pairings = pair(pool.map(searchOf), now, random, apart)
    const paired = new Set(pairings.flatMap(({ first, second }) => [first.id, second.id]))
    const lonely = pool.filter((request) => !paired.has(request.id) && isDue(request, now))
    await each([
      ...pairings.map((pairing) => () => claim(matchOf(pairing), [pairing.first, pairing.second])),
      ...lonely.map((request) => () => giveToBot(request)),
    ])
    stopTimer?.()
    stopTimer =
      open.length > 0 && !isStopped ? clock.after(settings.tickMs, () => void run()) : null
  }

  /** One failure must not keep the others waiting. */
  const each = async (works: readonly (() => Promise<unknown>)[]) => {
    for (const work of works) await work().catch(onError)
  }

  const run = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    waiting ??= running.then(() => {
      waiting = null
      running = runOnce().catch((error: unknown) => {
        onError(error)
        stopTimer?.()
        if (!isStopped) stopTimer = clock.after(settings.tickMs, () => void run())
      })
      return running
    })
    return waiting
  }

  return {
    run,
    giveToBot,
    stop: () => {
      isStopped = true
      stopTimer?.()
    },
  }
}

interface FoundRequest {
  readonly id: string
  readonly playerId: number
}

const searchOf = (request: GameRequest): Search => ({
  id: request.id,
  playerId: request.player.id,
  desiredColor: request.desiredColor,
  options: request.options,
  onlyOpponentId: request.onlyOpponentId,
  since: request.createdAt.getTime(),
})

const matchOf = ({ first, whiteId, blackId, timeControlId, ratingType }: Pairing): FoundMatch => ({
  originId: first.id,
  whiteId,
  blackId,
  timeControlId,
  ratingType,
  isBot: false,
})
