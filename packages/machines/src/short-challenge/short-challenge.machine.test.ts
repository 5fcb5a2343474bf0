import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { describeChallenges, runner } from './challenge.behaviour.ts'
import { aigerim, terms, theirChallenge } from './challenge.examples.ts'
import { provideShortChallenge } from './short-challenge.machine.ts'
import { selectShortChallengeView } from './short-challenge.view.ts'

const start = runner((deps, input) => {
  const actor = createActor(provideShortChallenge(deps), { input }).start()
  return {
    send: (event) => actor.send(event),
    view: () => selectShortChallengeView(actor.getSnapshot()),
  }
})

describeChallenges(start)

it('a visitor challenges anybody to an unrated game, and accepts one', async () => {
  const player = { ...aigerim, uid: 'a-3f2', auth: 'unauthorized' } as const
  const unrated = { ...terms, mode: 'unrated', limits: null } as const
  const owner = start({}, { player, terms: unrated })
  owner.press('create')
  await owner.reach('waiting')
  expect(owner.createChallenge).toHaveBeenCalledOnce()
  const opponent = start({}, { player, challenge: { ...theirChallenge, mode: 'unrated' } })
  opponent.press('accept')
  expect(await opponent.reach('started')).toMatchObject({ gameId: 'g-1' })
})

it('declining asks nothing of the server: others may still take it', () => {
  const { view, press, declineChallenge } = start({}, { challenge: theirChallenge })
  press('decline')
  expect(view()).toMatchObject({ status: 'ended', end: 'declined' })
  expect(declineChallenge).not.toHaveBeenCalled()
})

it('is over when its owner has left', async () => {
  const { press, reach } = start(
    { acceptChallenge: () => Promise.reject({ code: 'owner_disconnected' }) },
    { challenge: theirChallenge },
  )
  press('accept')
  expect(await reach('ended')).toMatchObject({
    end: 'owner_disconnected',
    refusal: { code: 'owner_disconnected', remedy: 'find-opponent' },
  })
})
