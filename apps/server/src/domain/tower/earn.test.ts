import { describe, expect, it } from 'vitest'
import { consentChange, earnedPoints } from './earn.ts'
import { levels, rewards } from './tower-table.ts'

const day = '2026-01-31'
const at = new Date(`${day}T12:00:00Z`)
const consenting = { birthDate: null, gamificationConsent: true, gamificationEndedAt: null }
const neverAsked = { ...consenting, gamificationConsent: false }
const earned = (who: Parameters<typeof earnedPoints>[0], points: number, total = 0, today = 0) =>
  earnedPoints(who, { points, had: { total, today }, day })

describe('the levels', () => {
  it('are thirty, each farther than the one before', () => {
    expect(levels.map(({ points }) => points).slice(0, 5)).toEqual([10, 30, 60, 100, 150])
    expect(levels.at(-1)).toMatchObject({ number: 30, points: 4650 })
  })

  it('give coins each, a postcard every fifth, and for some a month of Pro or a code', () => {
    const kinds = (number: number) =>
      levels[number - 1]?.rewards.map(({ kind, audience }) => [kind, audience])
    const always = [
      ['POSTCARD', 'ALL'],
      ['COINS', 'ALL'],
    ]
    expect(kinds(4)).toEqual([['COINS', 'ALL']])
    expect(kinds(5)).toEqual(always)
    for (const number of [10, 20]) {
      expect(kinds(number)).toEqual([['PRO_SUBSCRIPTION', 'FREE'], ...always])
    }
    for (const number of [15, 25]) {
      expect(kinds(number)).toEqual([['SHOP_PROMO_CODE', 'PRO'], ...always])
    }
    expect(new Set(rewards.map(({ id }) => id)).size).toBe(rewards.length)
    expect(levels[29]?.rewards.at(-1)?.amount).toBe(70)
  })
})

describe('points', () => {
  it('are no more than sixty a day', () => {
    expect(earned(consenting, 10, 500, 50)).toBe(10)
    expect(earned(consenting, 10, 500, 55)).toBe(5)
    expect(earned(consenting, 10, 500, 60)).toBe(0)
  })

  it('are kept without consent until the first level, which is then to consent for', () => {
    expect(earned(neverAsked, 3, 5)).toBe(3)
    expect(earned(neverAsked, 3, 9)).toBe(1)
    expect(earned(neverAsked, 3, 10)).toBe(0)
    expect(earned(neverAsked, 3, 500)).toBe(0)
  })

  it('are none for who took the consent back, and for children', () => {
    expect(earned({ ...neverAsked, gamificationEndedAt: at }, 3)).toBe(0)
    expect(earned({ ...consenting, birthDate: '2013-02-01' }, 3)).toBe(0)
    expect(earned({ ...neverAsked, birthDate: '2013-02-01' }, 3)).toBe(0)
    expect(earned({ ...consenting, birthDate: '2013-01-31' }, 3)).toBe(3)
  })
})

describe('the consent', () => {
  it('is noted when it ends, and begins anew', () => {
    expect(consentChange(consenting, { gamificationConsent: false }, at)).toEqual({
      gamificationEndedAt: at,
    })
    expect(consentChange(neverAsked, { gamificationConsent: false }, at)).toEqual({})
    expect(consentChange(consenting, { birthDate: null }, at)).toEqual({})
    expect(
      consentChange(
        { ...neverAsked, gamificationEndedAt: at },
        { gamificationConsent: true },
        new Date(),
      ),
    ).toEqual({ gamificationEndedAt: null })
  })

  it('is none of children, by the birth date that is there or comes with it', () => {
    const child = { ...neverAsked, birthDate: '2013-02-01' }
    expect(consentChange(child, { gamificationConsent: true }, at)).toBe('too_young')
    expect(
      consentChange(neverAsked, { gamificationConsent: true, birthDate: '2020-01-01' }, at),
    ).toBe('too_young')
    expect(consentChange(child, { gamificationConsent: false }, at)).toEqual({})
  })
})
