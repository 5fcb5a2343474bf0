import { describe, expect, it } from 'vitest'
import { savable } from './savable.ts'

const arbiter = { name: 'Ann', title: null, player_uid: null }
const prize = { place: 1, and_more: false, text: '', amount_cents: null, currency: null }

describe('what is saved of a form', () => {
  it('leaves out arbiters without a name', () => {
    expect(savable({ arbiters: [arbiter, { ...arbiter, name: ' ' }] })).toEqual({
      arbiters: [arbiter],
    })
    expect(savable({ chief_arbiter: { ...arbiter, name: '' } })).toEqual({ chief_arbiter: null })
  })

  it('has no empty texts of prizes, and no currency without an amount', () => {
    expect(savable({ prizes: [{ ...prize, currency: 'EUR' }] })).toEqual({
      prizes: [{ ...prize, text: null }],
    })
    const money = { ...prize, amount_cents: 5_000, currency: 'EUR' }
    expect(savable({ prizes: [money] })).toEqual({ prizes: [{ ...money, text: null }] })
  })

  it('adds nothing that did not change', () => {
    expect(savable({ name: 'Cup' })).toEqual({ name: 'Cup' })
    expect(savable({ chief_arbiter: null })).toEqual({ chief_arbiter: null })
  })
})
