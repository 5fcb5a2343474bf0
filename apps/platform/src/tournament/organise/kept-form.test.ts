import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/index.ts'
import { keptFormOf } from './kept-form.calls.ts'

const start = Date.UTC(2026, 10, 1)
const nothing = { mine: {}, base: {}, sent: {} }

describe('what is typed into the form of a tournament and not saved', () => {
  it('comes back as it was typed, right or not', () => {
    const store = memoryStore()
    const mine = {
      name: '',
      description: 'Кубок',
      chat_link: 'htt',
      faq: [{ question: 'Where?', explanation: '' }],
      rounds: 7,
    }
    keptFormOf(store, 'd1', () => start).write({ mine, base: { rounds: 5 }, sent: {} })
    expect(keptFormOf(store, 'd1', () => start).read()).toEqual({
      mine,
      base: { rounds: 5 },
      sent: {},
    })
    expect(keptFormOf(store, 'd2', () => start).read()).toEqual(nothing)
  })

  it('is gone once it is saved, but for what another tab has typed', () => {
    const store = memoryStore()
    const [one, other] = [
      keptFormOf(store, 'd1', () => start),
      keptFormOf(store, 'd1', () => start),
    ]
    one.write({ mine: { description: 'One' }, base: { description: null }, sent: {} })
    other.write({ mine: { city: 'Almaty' }, base: { city: null }, sent: {} })
    one.write(nothing)
    expect(keptFormOf(store, 'd1', () => start).read()).toEqual({
      mine: { city: 'Almaty' },
      base: { city: null },
      sent: {},
    })
    other.write(nothing)
    expect(store.getItem('kingside.typed.tournament-form.d1')).toBeNull()
  })

  it('is gone from every tab once its tournament is', () => {
    const store = memoryStore()
    keptFormOf(store, 'd1', () => start).write({ mine: { city: 'Almaty' }, base: {}, sent: {} })
    keptFormOf(store, 'd1', () => start).clear()
    expect(store.getItem('kingside.typed.tournament-form.d1')).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['fields of another version', '{"mine":{"kind":"chess960","colour":1},"base":{},"sent":7}'],
  ])('leaves out what it can’t read: %s', (_, stored) => {
    const store = memoryStore()
    store.setItem('kingside.typed.tournament-form.d1', `${start} ${stored}`)
    expect(keptFormOf(store, 'd1', () => start).read()).toEqual(nothing)
  })

  it('keeps the right fields beside a wrong one', () => {
    const store = memoryStore()
    const stored = { mine: { kind: 'chess960', city: 'Almaty' }, base: {}, sent: {} }
    store.setItem('kingside.typed.tournament-form.d1', `${start} ${JSON.stringify(stored)}`)
    expect(keptFormOf(store, 'd1', () => start).read().mine).toEqual({ city: 'Almaty' })
  })
})
