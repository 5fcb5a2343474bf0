import { describe, expect, it } from 'vitest'
import { memoryStore } from './browser-store.ts'
import { forgetOldTexts, typedText, typedTextLasts } from './typed-text.ts'

const start = Date.UTC(2026, 10, 1)

/** A store that several visits share, each at another time. */
function visits() {
  const store = memoryStore()
  const at = (ms: number, name: string) => typedText(store, name, () => ms)
  return { store, at }
}

describe('a text that is typed and not sent', () => {
  it('comes back on the next visit, and is gone once it is sent', async () => {
    const { store, at } = visits()
    await at(start, 'form.d1').save('{"city":"Almaty"}')
    expect(at(start + 1, 'form.d1').read()).toBe('{"city":"Almaty"}')
    expect(at(start + 1, 'form.d2').read()).toBeNull()
    await at(start + 1, 'form.d1').save(null)
    expect(store.length).toBe(0)
  })

  it('expires, also if nobody opens its page again', async () => {
    const { store, at } = visits()
    await at(start, 'form.gone').save('Nobody will open it again.')
    await at(start + typedTextLasts, 'form.young').save('Typed today.')
    store.setItem('kingside.theme', 'dark')
    expect(at(start + typedTextLasts, 'form.gone').read()).toBeNull()
    forgetOldTexts(store, start + typedTextLasts)
    const left = Array.from({ length: store.length }, (_, index) => store.key(index))
    expect(left).toEqual(['kingside.typed.form.young', 'kingside.theme'])
  })

  it('lasts anew with each letter', async () => {
    const { store, at } = visits()
    await at(start, 'form.d1').save('A')
    await at(start + typedTextLasts - 1, 'form.d1').save('AB')
    forgetOldTexts(store, start + typedTextLasts)
    expect(at(start + typedTextLasts, 'form.d1').read()).toBe('AB')
  })

  it.each(['', 'no time', '{"mine":{}}', 'NaN x'])(
    'is not read where it has no time: %j',
    (text) => {
      const { store, at } = visits()
      store.setItem('kingside.typed.form.d1', text)
      expect(at(start, 'form.d1').read()).toBeNull()
      forgetOldTexts(store, start)
      expect(store.length).toBe(0)
    },
  )

  it('does not outlast a clock that was wrong when it was typed', async () => {
    const { store, at } = visits()
    await at(start + 2 * typedTextLasts, 'form.d1').save('Typed in the future.')
    forgetOldTexts(store, start)
    expect(store.length).toBe(0)
  })

  it('breaks nothing where the browser stores nothing', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    const store = {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
      key: forbidden,
      get length(): number {
        return forbidden()
      },
    }
    expect(typedText(store, 'form.d1', () => start).read()).toBeNull()
    expect(() => forgetOldTexts(store, start)).not.toThrow()
  })
})
