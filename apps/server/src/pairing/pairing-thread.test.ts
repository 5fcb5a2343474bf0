import type { SwissPlayer, SwissRound } from '@kingside/pairing'
import { afterEach, describe, expect, it } from 'vitest'
import { createPairingThread, type PairingThread } from './pairing-thread.ts'

const open: PairingThread[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((thread) => thread.close()))
})

function thread(file?: URL): PairingThread {
  const created = createPairingThread(file)
  open.push(created)
  return created
}

const first = (size: number): SwissRound => {
  const players = Array.from({ length: size }, (_, index): SwissPlayer => ({
    id: index + 1,
    rounds: [],
  }))
  return {
    players,
    present: new Set(players.map(({ id }) => id)),
    rounds: 5,
    initialColor: 'white',
  }
}

const met: SwissRound = {
  players: [
    { id: 1, rounds: [{ kind: 'game', opponent: 2, color: 'white', points: 1 }] },
    { id: 2, rounds: [{ kind: 'game', opponent: 1, color: 'black', points: 0 }] },
  ],
  present: new Set([1, 2]),
  rounds: 5,
  initialColor: 'white',
}

describe('the pairing thread', () => {
  it('pairs several rounds that are asked for at once, each for who asked', async () => {
    const { pair } = thread()
    const [five, none, four] = await Promise.all([pair(first(5)), pair(met), pair(first(4))])
    expect(five).toEqual({
      pairs: [
        { white: 1, black: 3 },
        { white: 4, black: 2 },
      ],
      bye: 5,
    })
    expect(none).toBeNull()
    expect(four?.bye).toBeNull()
  })

  it('lets the process go on meanwhile', async () => {
    const { pair } = thread()
    const moment = new Promise<'moment'>((resolve) => {
      setImmediate(() => resolve('moment'))
    })
    const paired = pair(first(300))
    expect(await Promise.race([paired, moment])).toBe('moment')
    expect((await paired)?.pairs).toHaveLength(150)
  })

  it('tells what a round that is no round fails with, and goes on', async () => {
    const { pair } = thread()
    const broken: SwissRound = JSON.parse('{ "players": null }')
    await expect(pair(broken)).rejects.toThrow('A round could not be paired: ')
    await expect(pair(met)).resolves.toBeNull()
  })

  it('rejects what was asked when it dies or is closed', async () => {
    const dying = thread(new URL('data:text/javascript,process.exit(3)'))
    await expect(dying.pair(met)).rejects.toThrow('has ended with code 3')
    const closed = thread()
    const asked = closed.pair(first(300))
    await Promise.all([expect(asked).rejects.toThrow('is closed'), closed.close()])
    await expect(closed.pair(met)).rejects.toThrow('is closed')
  })
})
