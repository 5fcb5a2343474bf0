import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { describeChallenges, runner } from '../short-challenge/challenge.behaviour.ts'
import { theirChallenge } from '../short-challenge/challenge.examples.ts'
import { provideLongChallenge } from './long-challenge.machine.ts'
import { selectLongChallengeView } from './long-challenge.view.ts'

const start = runner((deps, input) => {
  const actor = createActor(provideLongChallenge(deps), { input }).start()
  return {
    send: (event) => actor.send(event),
    view: () => selectLongChallengeView(actor.getSnapshot()),
  }
})

describeChallenges(start)

const declineFails = (code: string) => ({ declineChallenge: () => Promise.reject({ code }) })

it('names the opponent to the server', async () => {
  const { press, reach, createChallenge } = start({}, { opponent: { uid: 'u-2', isPro: false } })
  press('create')
  await reach('waiting')
  expect(createChallenge.mock.calls[0]?.[0]).toMatchObject({ opponentUid: 'u-2' })
})

it('stays open when its owner is offline: it can be accepted later', async () => {
  const { press, refusal } = start(
    { acceptChallenge: () => Promise.reject({ code: 'owner_disconnected' }) },
    { challenge: theirChallenge },
  )
  press('accept')
  expect(await refusal()).toMatchObject({
    status: 'offered',
    refusal: { code: 'owner_disconnected', remedy: 'retry' },
  })
})

it('stays open when declining failed, and is declined when there is nothing to decline', async () => {
  const failed = start(declineFails('timeout'), { challenge: theirChallenge })
  failed.press('decline')
  expect(await failed.refusal()).toMatchObject({ status: 'offered', refusal: { code: 'timeout' } })
  const gone = start(declineFails('challenge_not_found'), { challenge: theirChallenge })
  gone.press('decline')
  expect(await gone.reach('ended')).toMatchObject({ end: 'declined', refusal: null })
})
