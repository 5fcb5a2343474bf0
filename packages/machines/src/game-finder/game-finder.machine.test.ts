import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { restoreSnapshot, storeSnapshot } from '../stored.ts'
import { gameFinderMachine, provideGameFinder } from './game-finder.machine.ts'
import { gameFinderStates } from './game-finder.states.ts'
import { gameFinderVersion, isGameFinderContext } from './game-finder.stored.ts'
import type {
  FoundGame,
  GameFinderDeps,
  GameFinderInput,
  GameFinderPlayer,
  GameFinderSettings,
  RequestStatus,
} from './game-finder.types.ts'
import { selectGameFinderView } from './game-finder.view.ts'
import { gameRefusalCodes, gameRemedies, refusalOf } from './game-refusal.ts'

const member: GameFinderPlayer = {
  uid: 'u-1',
  auth: 'authorized',
  hasFideId: false,
  isBanned: false,
  ratings: { unrated: {}, rated: { blitz: 1_634 }, fide: {} },
}
const visitor: GameFinderPlayer = { ...member, auth: 'unauthorized' }
const settings: GameFinderSettings = {
  mode: 'rated',
  timeControl: { id: 9, boardType: 'blitz' },
  color: 'any',
  limits: { unrated: {}, rated: {}, fide: {} },
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 })

/** A promise that the test settles. */
function later<Value>() {
  let answer: (value: Value) => void = () => {}
  let fail: (reason: unknown) => void = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  return { promise, answer, fail }
}

function start({
  deps = {},
  ...input
}: Partial<GameFinderInput> & { deps?: Partial<GameFinderDeps> } = {}) {
  const clock = new SimulatedClock()
  const calls = {
    createRequest: vi.fn<GameFinderDeps['createRequest']>(async () => ({ requestId: 'r-1' })),
    cancelRequest: vi.fn<GameFinderDeps['cancelRequest']>(async () => {}),
    checkRequest: vi.fn<GameFinderDeps['checkRequest']>(async () => ({ status: 'searching' })),
    playBot: vi.fn<GameFinderDeps['playBot']>(async () => ({ gameId: 'bot', isBot: true })),
    ...deps,
  }
  const actor = createActor(provideGameFinder(calls), {
    clock,
    input: { player: member, settings, ...input },
  }).start()
  const view = () => selectGameFinderView(actor.getSnapshot())
  const reach = async (status: string) => {
    await until(() => view().status === status)
    return view()
  }
  const search = () => actor.send({ type: 'search.start', at: clock.now() })
  const found = (requestId: string, gameId = 'g-1') =>
    actor.send({ type: 'request.found', requestId, gameId, isBot: false })
  return { actor, clock, view, reach, search, found, ...calls }
}

async function searching(options?: Parameters<typeof start>[0]) {
  const all = start(options)
  all.search()
  await all.reach('searching')
  return all
}

/** A search that a bot takes over by itself. */
const searchingUnrated = (options?: Parameters<typeof start>[0]) =>
  searching({ settings: { ...settings, mode: 'unrated' }, ...options })

describe('choosing', () => {
  it('offers the range around the rating, until the player sets limits', () => {
    const { actor, view } = start()
    expect(view().limits).toEqual({ lower: 1_530, upper: 1_730 })
    actor.send({ type: 'limits.choose', limits: { lower: 1_000, upper: 2_000 } })
    expect(view().limits).toEqual({ lower: 1_000, upper: 2_000 })
    actor.send({ type: 'limits.choose', limits: null })
    expect(view().limits).toEqual({ lower: 1_530, upper: 1_730 })
  })

  it('keeps limits for each rating mode and board type', () => {
    const { actor, view } = start()
    const own = { lower: 1_000, upper: 2_000 }
    actor.send({ type: 'limits.choose', limits: own })
    actor.send({ type: 'mode.choose', mode: 'unrated' })
    expect(view().limits).toEqual({ lower: 1_100, upper: 1_300 })
    actor.send({ type: 'mode.choose', mode: 'rated' })
    actor.send({ type: 'time-control.choose', timeControl: { id: 16, boardType: 'rapid' } })
    expect(view().limits).toEqual({ lower: 1_100, upper: 1_300 })
    actor.send({ type: 'time-control.choose', timeControl: { id: 10, boardType: 'blitz' } })
    expect(view().limits).toEqual(own)
  })

  it.each([
    { lower: 2_000, upper: 1_000 },
    { lower: 1_000, upper: 1_000 },
    { lower: -10, upper: 200 },
    { lower: 2_900, upper: 3_100 },
    { lower: 0.5, upper: 200 },
    { lower: Number.NaN, upper: 200 },
  ])('refuses limits that nobody can be within: $lower to $upper', (limits) => {
    const { actor, view } = start()
    actor.send({ type: 'limits.choose', limits })
    expect(view().limits).toEqual({ lower: 1_530, upper: 1_730 })
  })

  it('asks the server for what was chosen', async () => {
    const { actor, search, reach, createRequest } = start()
    actor.send({ type: 'mode.choose', mode: 'unrated' })
    actor.send({ type: 'color.choose', color: 'black' })
    search()
    await reach('searching')
    expect(createRequest).toHaveBeenCalledExactlyOnceWith(
      {
        playerUid: 'u-1',
        mode: 'unrated',
        timeControlId: 9,
        limits: null,
        color: 'black',
      },
      expect.anything(),
    )
  })

  it('cannot change what is being searched for', async () => {
    const { actor, view } = await searching()
    actor.send({ type: 'mode.choose', mode: 'unrated' })
    actor.send({ type: 'time-control.choose', timeControl: { id: 16, boardType: 'rapid' } })
    actor.send({ type: 'limits.choose', limits: { lower: 0, upper: 3_000 } })
    expect(view().settings).toEqual(settings)
  })
})

describe('a search that is refused before the server is asked', () => {
  const pro = { ...member, auth: 'subscribed' } as const
  it.each([
    ['registration_required', visitor, 'rated', 'create-account'],
    ['registration_required', visitor, 'fide', 'create-account'],
    ['foa_unavailable', member, 'fide', 'upgrade'],
    ['fide_id_missing', pro, 'fide', 'fill-form'],
    ['player_banned', { ...member, isBanned: true }, 'unrated', 'none'],
    ['player_uid_missing', { ...visitor, uid: null }, 'unrated', 'retry'],
    ['player_uid_missing', { ...visitor, auth: 'loading' }, 'unrated', 'retry'],
  ] as const)('%s: %#', (code, player, mode, remedy) => {
    const { search, view, createRequest } = start({ player, settings: { ...settings, mode } })
    search()
    expect(view()).toMatchObject({ status: 'refused', refusal: { code, detail: null, remedy } })
    expect(createRequest).not.toHaveBeenCalled()
  })

  it('ongoing_challenge: and is possible when the challenge is over', async () => {
    const { actor, search, view, reach } = start()
    actor.send({ type: 'challenge.changed', isOngoing: true })
    expect(view()).toMatchObject({ status: 'choosing', isBlocked: true })
    search()
    expect(view()).toMatchObject({ refusal: { code: 'ongoing_challenge' } })
    actor.send({ type: 'challenge.changed', isOngoing: false })
    expect(view()).toMatchObject({ status: 'choosing', isBlocked: false })
    search()
    await reach('searching')
  })

  it('another refusal stays when a challenge is over', () => {
    const { actor, search, view } = start({ player: { ...member, isBanned: true } })
    search()
    actor.send({ type: 'challenge.changed', isOngoing: false })
    expect(view()).toMatchObject({ status: 'refused', refusal: { code: 'player_banned' } })
  })

  it('a visitor plays unrated games', async () => {
    const { view } = await searching({
      player: visitor,
      settings: { ...settings, mode: 'unrated' },
    })
    expect(view()).toMatchObject({ status: 'searching', connection: 'connected' })
  })
})

describe('a search that the server refuses', () => {
  it.each(gameRefusalCodes)(
    'tells %s, with the server’s sentence and what can be done',
    async (code) => {
      const { search, view, reach } = start({
        deps: { createRequest: () => Promise.reject({ code, detail: 'Because.' }) },
      })
      search()
      await reach('refused')
      expect(view()).toMatchObject({
        refusal: { code, detail: 'Because.', remedy: gameRemedies[code] },
      })
    },
  )

  it.each([
    [{ isPro: true, hasFideId: false }, 'registration_incomplete'],
    [{ isPro: true, hasFideId: true }, 'approval_pending'],
    [{ isPro: false, hasFideId: false }, 'approval_pending'],
  ] as const)('tells by the player what “request not verified” means: %#', (player, code) => {
    expect(refusalOf({ code: 'request_not_verified' }, player)).toEqual({ code, detail: null })
  })

  it.each([null, undefined, 'no', 7, new Error('?'), { code: 'new_code' }, { code: 7, detail: 8 }])(
    'takes %o for a failure of the server',
    (error) => {
      expect(refusalOf(error, { isPro: false, hasFideId: false })).toEqual({
        code: 'server_error',
        detail: null,
      })
    },
  )

  it('can be tried again or dismissed', async () => {
    const createRequest = vi
      .fn<GameFinderDeps['createRequest']>()
      .mockRejectedValueOnce({ code: 'timeout' })
      .mockRejectedValueOnce({ code: 'timeout' })
      .mockResolvedValue({ requestId: 'r-1' })
    const { actor, search, view, reach } = start({ deps: { createRequest } })
    search()
    await reach('refused')
    actor.send({ type: 'refusal.dismiss' })
    expect(view().status).toBe('choosing')
    search()
    await reach('refused')
    search()
    await reach('searching')
    expect(view()).toMatchObject({ refusal: null })
  })

  it('is one that ended later: nobody matched', async () => {
    const { actor, view } = await searching()
    actor.send({ type: 'request.ended', requestId: 'r-1', code: 'no_opponent', detail: null })
    expect(view()).toMatchObject({
      status: 'refused',
      refusal: { code: 'no_opponent', remedy: 'retry' },
    })
  })

  it('is not the end of another search', async () => {
    const { actor, view } = await searching()
    actor.send({ type: 'request.ended', requestId: 'r-0', code: 'no_opponent', detail: null })
    expect(view().status).toBe('searching')
  })
})

describe('finding', () => {
  it('gives the game', async () => {
    const { view, found } = await searching()
    found('r-1')
    expect(view()).toMatchObject({ status: 'found', gameId: 'g-1', isBot: false })
  })

  it('R07: drops the game of another search', async () => {
    const { view, found } = await searching()
    found('r-0')
    expect(view().status).toBe('searching')
  })

  it('takes a game that is told before the request is answered', async () => {
    const request = later<{ requestId: string }>()
    const { view, search, found, reach } = start({
      deps: { createRequest: () => request.promise },
    })
    search()
    found('r-1')
    expect(view().status).toBe('requesting')
    request.answer({ requestId: 'r-1' })
    await reach('found')
  })

  it('does not take an early game of another search', async () => {
    const request = later<{ requestId: string }>()
    const { search, found, reach } = start({ deps: { createRequest: () => request.promise } })
    search()
    found('r-0')
    request.answer({ requestId: 'r-1' })
    expect(await reach('searching')).toMatchObject({ status: 'searching' })
  })

  it('gives one game: a second one changes nothing', async () => {
    const { view, found } = await searching()
    found('r-1', 'g-1')
    found('r-1', 'g-2')
    expect(view()).toMatchObject({ gameId: 'g-1' })
  })

  it('starts once, however often it is asked for', async () => {
    const { search, createRequest, reach } = start()
    search()
    search()
    await reach('searching')
    search()
    expect(createRequest).toHaveBeenCalledOnce()
  })

  it('can begin anew after the game', async () => {
    const { actor, clock, view, found, search, reach } = await searching()
    found('r-1')
    actor.send({ type: 'finder.reset' })
    expect(view().status).toBe('choosing')
    clock.increment(30_000)
    search()
    await reach('searching')
    expect(view()).toMatchObject({ startedAt: 30_000, botAt: 45_000 })
  })
})

describe('the bot', () => {
  it('takes over after 15 s, and says that it is one', async () => {
    const { clock, view, reach, playBot } = await searchingUnrated()
    expect(view()).toMatchObject({ startedAt: 0, botAt: 15_000 })
    clock.increment(14_999)
    expect(view().status).toBe('searching')
    clock.increment(1)
    expect(view().status).toBe('calling-bot')
    await reach('found')
    expect(view()).toMatchObject({ gameId: 'bot', isBot: true })
    expect(playBot).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'r-1', level: null },
      expect.anything(),
    )
  })

  it('takes over when the configuration says', async () => {
    const { clock, view } = await searchingUnrated({ botFallbackMs: 3_000 })
    expect(view()).toMatchObject({ botAt: 3_000 })
    clock.increment(3_000)
    expect(view().status).toBe('calling-bot')
  })

  it('never takes over when the configuration has none', async () => {
    const { clock, view } = await searchingUnrated({ botFallbackMs: null })
    expect(view()).toMatchObject({ botAt: null })
    clock.increment(2_147_483_647)
    expect(view().status).toBe('searching')
  })

  it('R75: leaves the game to a person who was found in the same instant', async () => {
    const bot = later<FoundGame>()
    const { clock, view, found } = await searchingUnrated({ deps: { playBot: () => bot.promise } })
    clock.increment(15_000)
    found('r-1', 'person')
    bot.answer({ gameId: 'bot', isBot: true })
    await bot.promise
    expect(view()).toMatchObject({ status: 'found', gameId: 'person', isBot: false })
  })

  it('R75: is not a bot when the server says that a person was first', async () => {
    const playBot = async () => ({ gameId: 'person', isBot: false })
    const { clock, view, reach } = await searchingUnrated({ deps: { playBot } })
    clock.increment(15_000)
    await reach('found')
    expect(view()).toMatchObject({ gameId: 'person', isBot: false })
  })

  it('may be refused', async () => {
    const playBot = () => Promise.reject({ code: 'too_many_active_games' })
    const { clock, view, reach } = await searchingUnrated({ deps: { playBot } })
    clock.increment(15_000)
    await reach('refused')
    expect(view()).toMatchObject({ refusal: { code: 'too_many_active_games' } })
  })

  it('is asked again after a lost connection, when the search still runs', async () => {
    const playBot = vi
      .fn<GameFinderDeps['playBot']>()
      .mockRejectedValueOnce({ code: 'offline' })
      .mockResolvedValue({ gameId: 'bot', isBot: true })
    const { clock, reach, checkRequest } = await searchingUnrated({ deps: { playBot } })
    clock.increment(15_000)
    await reach('found')
    expect(checkRequest).toHaveBeenCalledOnce()
    expect(playBot).toHaveBeenCalledTimes(2)
  })
  it('is only offered in a rated search, and played after a yes', async () => {
    const { actor, clock, view, reach, playBot } = await searching()
    clock.increment(15_000)
    expect(view()).toMatchObject({ status: 'searching', bot: 'offered' })
    expect(playBot).not.toHaveBeenCalled()
    actor.send({ type: 'bot.accept', level: null })
    expect(view().status).toBe('calling-bot')
    await reach('found')
    expect(view()).toMatchObject({ gameId: 'bot', isBot: true })
  })

  it('is as strong as the player says, also when it is asked again after a lost connection', async () => {
    const playBot = vi
      .fn<GameFinderDeps['playBot']>()
      .mockRejectedValueOnce({ code: 'offline' })
      .mockResolvedValue({ gameId: 'bot', isBot: true })
    const { actor, clock, view, reach } = await searching({ deps: { playBot } })
    clock.increment(15_000)
    actor.send({ type: 'bot.accept', level: 7 })
    await reach('searching')
    expect(view()).toMatchObject({ bot: 'offered' })
    actor.send({ type: 'bot.accept', level: 2 })
    await reach('found')
    expect(playBot.mock.calls.map(([asked]) => asked)).toEqual([
      { requestId: 'r-1', level: 7 },
      { requestId: 'r-1', level: 2 },
    ])
  })

  it('is not offered twice, and can still be chosen', async () => {
    const { actor, clock, view, reach } = await searching()
    clock.increment(15_000)
    actor.send({ type: 'bot.decline' })
    expect(view()).toMatchObject({ status: 'searching', bot: 'possible' })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    await until(
      () => view().status === 'searching' && actor.getSnapshot().matches({ searching: 'waiting' }),
    )
    expect(view()).toMatchObject({ bot: 'possible' })
    actor.send({ type: 'bot.accept', level: null })
    await reach('found')
    expect(view()).toMatchObject({ gameId: 'bot', isBot: true })
  })

  it('is offered while people are still looked for', async () => {
    const { clock, view, found } = await searching()
    clock.increment(15_000)
    found('r-1', 'g-person')
    expect(view()).toMatchObject({ status: 'found', gameId: 'g-person', isBot: false })
  })

  it('cannot be asked for before it is offered', async () => {
    const { actor, view } = await searching()
    actor.send({ type: 'bot.accept', level: null })
    expect(view()).toMatchObject({ status: 'searching', bot: null })
  })
})

describe('cancelling', () => {
  it('withdraws the request', async () => {
    const { actor, reach, cancelRequest } = await searching()
    actor.send({ type: 'search.cancel' })
    await reach('choosing')
    expect(cancelRequest).toHaveBeenCalledExactlyOnceWith('r-1', expect.anything())
  })

  it('withdraws a request that has no id yet as soon as it has one', async () => {
    const request = later<{ requestId: string }>()
    const { actor, view, search, reach, cancelRequest } = start({
      deps: { createRequest: () => request.promise },
    })
    search()
    actor.send({ type: 'search.cancel' })
    expect(view()).toMatchObject({ status: 'requesting', isCancelling: true })
    expect(cancelRequest).not.toHaveBeenCalled()
    request.answer({ requestId: 'r-1' })
    await reach('choosing')
    expect(cancelRequest).toHaveBeenCalledOnce()
  })

  it('is done when the server refused the request meanwhile', async () => {
    const request = later<{ requestId: string }>()
    const { actor, search, reach } = start({ deps: { createRequest: () => request.promise } })
    search()
    actor.send({ type: 'search.cancel' })
    request.fail({ code: 'offline' })
    expect(await reach('choosing')).toMatchObject({ status: 'choosing' })
  })

  it('is done when the request is already gone', async () => {
    const cancelRequest = () => Promise.reject({ code: 'challenge_not_found' })
    const { actor, reach } = await searching({ deps: { cancelRequest } })
    actor.send({ type: 'search.cancel' })
    expect(await reach('choosing')).toMatchObject({ status: 'choosing' })
  })

  it('R73: loses against a game that was found meanwhile', async () => {
    const { actor, view, found } = await searching({
      deps: { cancelRequest: () => new Promise(() => {}) },
    })
    actor.send({ type: 'search.cancel' })
    found('r-1')
    expect(view()).toMatchObject({ status: 'found', gameId: 'g-1' })
  })

  it('goes on searching, with the countdown as it was, when it fails', async () => {
    const cancelRequest = () => Promise.reject({ code: 'offline' })
    const { actor, clock, view, reach } = await searchingUnrated({ deps: { cancelRequest } })
    clock.increment(10_000)
    actor.send({ type: 'search.cancel' })
    await reach('searching')
    expect(view()).toMatchObject({ botAt: 15_000, refusal: { code: 'offline' } })
    clock.increment(5_000)
    expect(view().status).toBe('calling-bot')
  })
})

describe('a lost connection', () => {
  it('keeps the search, and asks the server about it afterwards', async () => {
    const { actor, view, checkRequest } = await searching()
    actor.send({ type: 'connection.lost' })
    expect(view()).toMatchObject({ status: 'searching', connection: 'lost' })
    actor.send({ type: 'connection.found' })
    expect(view()).toMatchObject({ connection: 'checking' })
    await until(() => {
      const now = view()
      return now.status === 'searching' && now.connection === 'connected'
    })
    expect(checkRequest).toHaveBeenCalledExactlyOnceWith('r-1', expect.anything())
  })

  it('does not lose the game that was found meanwhile', async () => {
    const checkRequest = async (): Promise<RequestStatus> => ({
      status: 'found',
      gameId: 'g-9',
      isBot: false,
    })
    const { actor, view, reach } = await searching({ deps: { checkRequest } })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    await reach('found')
    expect(view()).toMatchObject({ gameId: 'g-9' })
  })

  it('ends the search when the server has ended it', async () => {
    const checkRequest = async (): Promise<RequestStatus> => ({
      status: 'ended',
      code: 'no_opponent',
      detail: null,
    })
    const { actor, view, reach } = await searching({ deps: { checkRequest } })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    await reach('refused')
    expect(view()).toMatchObject({ refusal: { code: 'no_opponent' } })
  })

  it('waits for the next connection when the server cannot be asked', async () => {
    const checkRequest = () => Promise.reject({ code: 'offline' })
    const { actor, view } = await searching({ deps: { checkRequest } })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    await until(() => {
      const now = view()
      return now.status === 'searching' && now.connection === 'lost'
    })
    expect(actor.getSnapshot().matches({ searching: 'reconnecting' })).toBe(true)
  })

  it('that breaks again while the server is asked, waits again', async () => {
    const { actor, view } = await searching({
      deps: { checkRequest: () => new Promise(() => {}) },
    })
    actor.send({ type: 'connection.lost' })
    actor.send({ type: 'connection.found' })
    actor.send({ type: 'connection.lost' })
    expect(view()).toMatchObject({ connection: 'lost' })
  })

  it('lets the countdown run; the bot comes once there is a connection', async () => {
    const { actor, clock, view, reach } = await searchingUnrated()
    actor.send({ type: 'connection.lost' })
    clock.increment(20_000)
    expect(view()).toMatchObject({ status: 'searching', connection: 'lost' })
    actor.send({ type: 'connection.found' })
    await reach('found')
    expect(view()).toMatchObject({ isBot: true })
  })

  it('before the request was answered shows afterwards', async () => {
    const request = later<{ requestId: string }>()
    const { actor, view, search, reach } = start({
      deps: { createRequest: () => request.promise },
    })
    search()
    actor.send({ type: 'connection.lost' })
    request.answer({ requestId: 'r-1' })
    await reach('searching')
    expect(view()).toMatchObject({ connection: 'lost' })
  })
})

describe('a reload', () => {
  it('takes the running search over, with what is left of the countdown', async () => {
    const { clock, view, createRequest } = start({
      settings: { ...settings, mode: 'unrated' },
      search: { requestId: 'r-1', startedAt: 100_000, at: 109_000 },
    })
    expect(view()).toMatchObject({ status: 'searching', connection: 'checking', botAt: 115_000 })
    await until(() => {
      const now = view()
      return now.status === 'searching' && now.connection === 'connected'
    })
    clock.increment(5_999)
    expect(view().status).toBe('searching')
    clock.increment(1)
    expect(view().status).toBe('calling-bot')
    expect(createRequest).not.toHaveBeenCalled()
  })

  const stored = { version: gameFinderVersion, isContext: isGameFinderContext }
  const choosing = gameFinderStates['idle.choosing']

  it('keeps what the player chose', () => {
    const { actor } = start()
    actor.send({ type: 'mode.choose', mode: 'unrated' })
    actor.send({ type: 'limits.choose', limits: { lower: 1_000, upper: 2_000 } })
    const text = storeSnapshot(actor.getSnapshot(), gameFinderVersion)
    const snapshot = restoreSnapshot(gameFinderMachine, text, stored)
    expect(snapshot?.context).toEqual(actor.getSnapshot().context)
  })

  it('does not wake a search: that is the server’s', () => {
    const text = storeSnapshot(gameFinderStates['searching.waiting'], gameFinderVersion)
    expect(restoreSnapshot(gameFinderMachine, text, stored)).toBeNull()
  })

  it.each([
    ['another mode', { settings: { ...settings, mode: 'blitz' } }],
    ['no limits', { settings: { ...settings, limits: {} } }],
    [
      'limits of no board',
      {
        settings: {
          ...settings,
          limits: { unrated: { go: { lower: 1, upper: 2 } }, rated: {}, fide: {} },
        },
      },
    ],
    [
      'limits upside down',
      {
        settings: {
          ...settings,
          limits: { unrated: { blitz: { lower: 2, upper: 1 } }, rated: {}, fide: {} },
        },
      },
    ],
    ['a time control without a board', { settings: { ...settings, timeControl: { id: 9 } } }],
    ['a colour of its own', { settings: { ...settings, color: 'red' } }],
    ['a player without a state', { player: { uid: 'u-1' } }],
    [
      'ratings that are texts',
      { player: { ...member, ratings: { unrated: { blitz: '9' }, rated: {}, fide: {} } } },
    ],
    ['a negative countdown', { botFallbackMs: -1 }],
    ['a countdown that is a text', { botFallbackMs: '15' }],
    ['a game', { found: { gameId: 'x', isBot: false } }],
  ])('refuses a stored context with %s', (_, changes) => {
    const text = JSON.stringify({
      version: gameFinderVersion,
      value: { idle: 'choosing' },
      context: { ...choosing.context, ...changes },
    })
    expect(restoreSnapshot(gameFinderMachine, text, stored)).toBeNull()
  })

  it.each(['null', '[]', '{}', 'x', `{"version":1,"value":"found","context":null}`])(
    'refuses %s',
    (text) => {
      expect(restoreSnapshot(gameFinderMachine, text, stored)).toBeNull()
    },
  )
})
