import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { describeChallenges, runner } from '../short-challenge/challenge.behaviour.ts'
import { aigerim, terms, theirChallenge } from '../short-challenge/challenge.examples.ts'
import { provideDirectChallenge } from './direct-challenge.machine.ts'
import { selectDirectChallengeView } from './direct-challenge.view.ts'

const start = runner((deps, input) => {
  const actor = createActor(provideDirectChallenge(deps), { input }).start()
  return {
    send: (event) => actor.send(event),
    view: () => selectDirectChallengeView(actor.getSnapshot()),
  }
})

describeChallenges(start)

const pro = { ...aigerim, auth: 'subscribed', hasFideId: true } as const
const fide = { ...terms, mode: 'fide' } as const

it('names the opponent to the server', async () => {
  const { press, reach, createChallenge } = start({}, { opponent: { uid: 'u-2', isPro: false } })
  press('create')
  await reach('waiting')
  expect(createChallenge.mock.calls[0]?.[0]).toMatchObject({ opponentUid: 'u-2' })
})

it('asks nobody without Pro to a FIDE-rated game', () => {
  const { view, press, createChallenge } = start(
    {},
    { player: pro, terms: fide, opponent: { uid: 'u-2', isPro: false } },
  )
  press('create')
  expect(view()).toMatchObject({ status: 'drafting', refusal: { code: 'opponent_must_have_pro' } })
  expect(createChallenge).not.toHaveBeenCalled()
})

it('asks a Pro member to a FIDE-rated game', async () => {
  const { press, reach } = start(
    {},
    { player: pro, terms: fide, opponent: { uid: 'u-2', isPro: true } },
  )
  press('create')
  expect(await reach('waiting')).toMatchObject({ refusal: null })
})

it('is refused when the opponent is busy', async () => {
  const { press, refusal } = start(
    { createChallenge: () => Promise.reject({ code: 'ongoing_challenge' }) },
    { opponent: { uid: 'u-2', isPro: false } },
  )
  press('create')
  expect(await refusal()).toMatchObject({ refusal: { code: 'ongoing_challenge' } })
})

it('is over when its owner has left', async () => {
  const { press, reach } = start(
    { acceptChallenge: () => Promise.reject({ code: 'owner_disconnected' }) },
    { challenge: theirChallenge },
  )
  press('accept')
  expect(await reach('ended')).toMatchObject({ end: 'owner_disconnected' })
})

it('tells the owner that it was declined', async () => {
  const { press, reach, declineChallenge } = start({}, { challenge: theirChallenge })
  press('decline')
  expect(await reach('ended')).toMatchObject({ end: 'declined' })
  expect(declineChallenge).toHaveBeenCalledExactlyOnceWith(
    { id: 'c-52', playerUid: 'u-aigerim' },
    expect.anything(),
  )
})
