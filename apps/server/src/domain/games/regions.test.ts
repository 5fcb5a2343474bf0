import { describe, expect, it } from 'vitest'
import { createRegionChooser, oneRegion, type Regions } from './regions.ts'

const regions: Regions = {
  own: 'eu',
  all: [
    { rId: 'eu', name: 'eu', origin: 'https://eu.kingside.example' },
    { rId: 'asia', name: 'asia', origin: 'https://asia.kingside.example' },
    { rId: 'america', name: 'america', origin: 'https://america.kingside.example' },
  ],
}

/** The region for two players, by what each has measured; a bot has none. */
async function regionFor(
  [white, black]: readonly [Measured, Measured],
  { away = [], all = regions, failures = [] }: Surroundings = {},
) {
  const measured = [white, black]
  return createRegionChooser({
    regions: all,
    distancesOf: async (playerIds) =>
      playerIds.map((playerId) => {
        const found = measured[playerId]
        if (found === 'failure') throw new Error('Redis is away.')
        return found === 'bot' ? null : (found ?? null)
      }),
    isThere: (rId) => !away.includes(rId),
    onFailure: (event) => failures.push(event),
  })({
    w: { playerId: 0, botLevel: white === 'bot' ? 3 : null },
    b: { playerId: 1, botLevel: black === 'bot' ? 3 : null },
  })
}

type Measured = Readonly<Record<string, number>> | 'bot' | 'failure' | null
interface Surroundings {
  readonly away?: readonly string[]
  readonly all?: Regions
  readonly failures?: string[]
}

describe('P13: the region of a game', () => {
  it.each<[string, readonly [Measured, Measured], string]>([
    [
      'is nearest to the farther player',
      [
        { eu: 10, asia: 80 },
        { eu: 150, asia: 90 },
      ],
      'asia',
    ],
    [
      'is the first of two that are equally far',
      [
        { eu: 50, asia: 50 },
        { eu: 50, asia: 50 },
      ],
      'eu',
    ],
    ['is one that both can reach', [{ eu: 200, asia: 10 }, { eu: 200 }], 'eu'],
    ['is the first where they can reach none together', [{ asia: 10 }, { america: 10 }], 'eu'],
    ['is the first where one has measured nothing', [{ asia: 10, eu: 90 }, null], 'eu'],
    ['is the nearest of who plays a bot', [{ asia: 10, eu: 90 }, 'bot'], 'asia'],
  ])('%s', async (_what, measured, region) => {
    expect(await regionFor(measured)).toBe(region)
  })

  it('is none that is away', async () => {
    const near = { eu: 90, asia: 10, america: 40 }
    expect(await regionFor([near, near], { away: ['asia'] })).toBe('america')
  })

  it('is the first when it can not be read what they measured, so that the game begins', async () => {
    const failures: string[] = []
    expect(await regionFor([{ asia: 10 }, 'failure'], { failures })).toBe('eu')
    expect(failures).toEqual(['regions.choose'])
  })

  it('is not chosen where there is one only', async () => {
    expect(await regionFor(['failure', 'failure'], { all: oneRegion })).toBeNull()
  })
})
