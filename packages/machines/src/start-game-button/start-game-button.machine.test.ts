import type { RatingMode } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideStartGameButton } from './start-game-button.machine.ts'
import type { StartGameButtonDeps, StartGameButtonInput } from './start-game-button.types.ts'
import { selectStartGameButtonView } from './start-game-button.view.ts'
import type { StartGamePlayer } from './start-game-step.ts'

const visitor: StartGamePlayer = { auth: 'unauthorized', hasFideId: false, isBanned: false }
const member: StartGamePlayer = { ...visitor, auth: 'authorized' }
const pro: StartGamePlayer = { ...visitor, auth: 'subscribed' }

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 1 })

function start(
  player: StartGamePlayer,
  mode: RatingMode,
  {
    deps = {},
    ...input
  }: Partial<StartGameButtonInput> & { deps?: Partial<StartGameButtonDeps> } = {},
) {
  const calls = {
    findOpponent: vi.fn<StartGameButtonDeps['findOpponent']>(async () => {}),
    cancelSearch: vi.fn<StartGameButtonDeps['cancelSearch']>(async () => {}),
    openPopup: vi.fn<StartGameButtonDeps['openPopup']>(async () => {}),
  }
  const machine = provideStartGameButton({ ...calls, ...deps })
  const actor = createActor(machine, { input: { player, mode, ...input } }).start()
  const view = () => selectStartGameButtonView(actor.getSnapshot())
  const press = () => actor.send({ type: 'button.press' })
  return { actor, view, press, ...calls }
}

describe('the start-game button', () => {
  it.each([
    ['a visitor', visitor, 'unrated', 'find-opponent'],
    ['a visitor', visitor, 'rated', 'create-account'],
    ['a visitor', visitor, 'fide', 'create-account'],
    ['a free member', member, 'unrated', 'find-opponent'],
    ['a free member', member, 'rated', 'find-opponent'],
    ['a free member', member, 'fide', 'upgrade-now'],
    ['a free member with a FIDE id', { ...member, hasFideId: true }, 'fide', 'upgrade-now'],
    ['a Pro member', pro, 'unrated', 'find-opponent'],
    ['a Pro member', pro, 'rated', 'find-opponent'],
    ['a Pro member without a FIDE id', pro, 'fide', 'fill-form'],
    ['a Pro member with a FIDE id', { ...pro, hasFideId: true }, 'fide', 'find-opponent'],
  ] as const)('for %s says, by mode: %#', (_, player, mode, label) => {
    expect(start(player, mode).view()).toEqual({ mode, status: 'ready', label, isBusy: false })
  })

  it('waits for the session', () => {
    const { actor, view, press, findOpponent } = start({ ...visitor, auth: 'loading' }, 'unrated')
    expect(view().status).toBe('loading')
    press()
    expect(findOpponent).not.toHaveBeenCalled()
    actor.send({ type: 'player.changed', player: member })
    expect(view().status).toBe('ready')
  })

  it('explains that a banned player cannot play, whatever the mode', () => {
    const { actor, view, press, findOpponent } = start({ ...member, isBanned: true }, 'rated')
    press()
    expect(view()).toMatchObject({ status: 'unavailable', because: 'player_banned' })
    actor.send({ type: 'mode.choose', mode: 'unrated' })
    expect(view()).toMatchObject({ status: 'unavailable', because: 'player_banned' })
    expect(findOpponent).not.toHaveBeenCalled()
  })

  it('is blocked while a challenge goes on, and free again after it', () => {
    const { actor, view } = start(member, 'rated', { hasOngoingChallenge: true })
    expect(view()).toMatchObject({ status: 'unavailable', because: 'ongoing_challenge' })
    actor.send({ type: 'challenge.changed', isOngoing: false })
    expect(view()).toMatchObject({ status: 'ready', label: 'find-opponent' })
  })

  it('tells first what is missing for good, then what passes', () => {
    const { view } = start(member, 'fide', { hasOngoingChallenge: true })
    expect(view()).toMatchObject({ label: 'upgrade-now' })
  })

  it('follows the mode', () => {
    const { actor, view } = start(member, 'rated')
    actor.send({ type: 'mode.choose', mode: 'fide' })
    expect(view()).toMatchObject({ mode: 'fide', label: 'upgrade-now' })
  })
})

describe('its press', () => {
  it.each([
    [visitor, 'rated', 'registration'],
    [member, 'fide', 'upgrade-to-pro'],
    [pro, 'fide', 'fide'],
  ] as const)('opens the popup that helps: %#', async (player, mode, popup) => {
    const { view, press, openPopup } = start(player, mode)
    press()
    expect(view()).toMatchObject({ isBusy: true })
    await until(() => openPopup.mock.calls.length === 1)
    expect(openPopup.mock.calls[0]?.[0]).toBe(popup)
    await until(() => view().status === 'ready')
    expect(view()).toMatchObject({ isBusy: false })
  })

  it('can be repeated when the popup did not open', async () => {
    const openPopup = vi.fn(() => Promise.reject(new Error('?')))
    const { view, press } = start(member, 'fide', { deps: { openPopup } })
    press()
    await until(() => {
      const now = view()
      return now.status === 'ready' && !now.isBusy
    })
    press()
    expect(openPopup).toHaveBeenCalledTimes(2)
  })

  it('starts a search, once, and a second press cancels it', async () => {
    const { actor, view, press, findOpponent, cancelSearch } = start(member, 'rated')
    press()
    expect(findOpponent).toHaveBeenCalledExactlyOnceWith('rated', expect.anything())
    await until(() => actor.getSnapshot().matches('searching'))
    press()
    expect(view().status).toBe('cancelling')
    press()
    await until(() => view().status === 'ready')
    expect(cancelSearch).toHaveBeenCalledOnce()
  })

  it('cancels also while the search is being started', async () => {
    const signals: AbortSignal[] = []
    const { view, press, cancelSearch } = start(member, 'rated', {
      deps: {
        findOpponent: (_, signal) => {
          signals.push(signal)
          return new Promise(() => {})
        },
      },
    })
    press()
    press()
    expect(signals[0]?.aborted).toBe(true)
    expect(cancelSearch).toHaveBeenCalledOnce()
    await until(() => view().status === 'ready')
  })

  it('keeps a mode that the search was started with', async () => {
    const { actor, view, press } = start(member, 'rated')
    press()
    actor.send({ type: 'mode.choose', mode: 'fide' })
    await until(() => actor.getSnapshot().matches('searching'))
    actor.send({ type: 'mode.choose', mode: 'fide' })
    expect(view()).toMatchObject({ status: 'searching', mode: 'rated' })
  })

  it('tells why the search did not start, and tries again', async () => {
    const findOpponent = vi
      .fn<StartGameButtonDeps['findOpponent']>()
      .mockRejectedValueOnce({ code: 'too_many_active_games', detail: 'Ten.' })
      .mockResolvedValue()
    const { actor, view, press } = start(member, 'rated', { deps: { findOpponent } })
    press()
    await until(() => view().status === 'failed')
    expect(view()).toMatchObject({
      refusal: { code: 'too_many_active_games', detail: 'Ten.', remedy: 'finish-a-game' },
    })
    press()
    await until(() => actor.getSnapshot().matches('searching'))
  })

  it('goes on searching, and says so, when cancelling failed', async () => {
    const cancelSearch = () => Promise.reject({ code: 'offline' })
    const { actor, view, press } = start(member, 'rated', { deps: { cancelSearch } })
    press()
    await until(() => actor.getSnapshot().matches('searching'))
    press()
    await until(() => view().status === 'searching')
    expect(view()).toMatchObject({ refusal: { code: 'offline', remedy: 'retry' } })
  })
})

describe('a search', () => {
  it('that was started elsewhere shows here, and ends here', () => {
    const { actor, view } = start(member, 'rated')
    actor.send({ type: 'search.changed', isSearching: true })
    expect(view().status).toBe('searching')
    actor.send({ type: 'search.changed', isSearching: false })
    expect(view().status).toBe('ready')
  })

  it('outlives a change of the player, and then the rules count again', async () => {
    const { actor, view, press } = start(member, 'rated')
    press()
    await until(() => actor.getSnapshot().matches('searching'))
    actor.send({ type: 'player.changed', player: visitor })
    expect(view().status).toBe('searching')
    actor.send({ type: 'search.changed', isSearching: false })
    expect(view()).toMatchObject({ status: 'ready', label: 'create-account' })
  })
})
