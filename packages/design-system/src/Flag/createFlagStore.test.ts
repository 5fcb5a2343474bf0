import { describe, expect, it, vi } from 'vitest'
import { createFlagStore } from './createFlagStore.ts'
import { flagFiles } from './flagFiles.ts'

describe('createFlagStore', () => {
  it('knows nothing before a flag was asked for', () => {
    expect(createFlagStore(async () => '<svg/>').get('KZ')).toBeUndefined()
  })

  it('gives the drawing as an address, and tells its listeners', async () => {
    const store = createFlagStore(async () => '<svg/>')
    const listener = vi.fn()
    store.subscribe(listener)
    await store.load('KZ')
    expect(store.get('KZ')).toBe('data:image/svg+xml,%3Csvg%2F%3E')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('fetches a flag once, however many ask for it', async () => {
    const fetchSvg = vi.fn(async () => '<svg/>')
    const store = createFlagStore(fetchSvg)
    await Promise.all([store.load('KZ'), store.load('KZ')])
    await store.load('KZ')
    expect(fetchSvg).toHaveBeenCalledOnce()
  })

  it('remembers that a code has no flag', async () => {
    const store = createFlagStore(async () => undefined)
    await store.load('ZZ')
    expect(store.get('ZZ')).toBeNull()
  })

  it('waits for the flags that are on their way, also for those that fail', async () => {
    const store = createFlagStore(async (code) => {
      if (code === 'ZZ') throw new Error('offline')
      return '<svg/>'
    })
    void store.load('KZ')
    void store.load('ZZ')
    await store.settled()
    expect(store.get('KZ')).toBeDefined()
    await store.settled()
  })

  it('tries again after a failure', async () => {
    const fetchSvg = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('<svg/>')
    const store = createFlagStore(fetchSvg)
    await store.load('KZ')
    expect(store.get('KZ')).toBeUndefined()
    await store.load('KZ')
    expect(store.get('KZ')).not.toBeUndefined()
  })

  it('is silent to those who left', async () => {
    const store = createFlagStore(async () => '<svg/>')
    const listener = vi.fn()
    store.subscribe(listener)()
    await store.load('KZ')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('flagFiles', () => {
  it('holds a drawing for a code', async () => {
    expect((await flagFiles['KZ']?.())?.default).toContain('<svg')
  })

  it('names every code in capital letters', () => {
    expect(Object.keys(flagFiles).filter((code) => !/^[A-Z]{2}(-[A-Z]+)?$/.test(code))).toEqual([])
  })
})
