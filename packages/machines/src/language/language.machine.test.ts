import type { Locale } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideLanguage } from './language.machine.ts'
import type { LanguageDeps, LanguageInput } from './language.types.ts'
import { selectLanguageView } from './language.view.ts'

function start(input: Partial<LanguageInput> = {}, deps: Partial<LanguageDeps> = {}) {
  const missing = new Set<Locale>()
  const loaded: Locale[] = []
  const saved: Locale[] = []
  const machine = provideLanguage({
    loadMessages: async (locale) => {
      loaded.push(locale)
      if (missing.has(locale)) throw new Error('no such module')
    },
    saveLanguage: async (locale) => {
      saved.push(locale)
    },
    ...deps,
  })
  const actor = createActor(machine, { input: { saved: null, system: [], ...input } })
  const view = () => selectLanguageView(actor.getSnapshot())
  const reach = (value: string) => vi.waitUntil(() => actor.getSnapshot().value === value)
  const choose = (locale: Locale) => actor.send({ type: 'language.choose', locale })
  return { actor, choose, loaded, missing, reach, saved, view }
}

describe('the language', () => {
  it.each([
    [null, [], 'en'],
    [null, ['de-DE'], 'en'],
    [null, ['kk-KZ', 'ru'], 'kz'],
    [null, ['de', 'ru_RU', 'en'], 'ru'],
    [null, ['EN-gb'], 'en'],
    ['ru', ['kk'], 'ru'],
    ['kk', [], 'en'],
    ['__proto__', ['kk'], 'kz'],
  ] as const)('with %s saved on a device of %j is %s', (saved, system, wanted) => {
    const { actor, view } = start({ saved, system })
    actor.start()
    expect(view()).toEqual({ status: 'starting', wanted })
  })

  it.each([
    ['en', 'en'],
    ['kz', 'kk'],
    ['ru', 'ru'],
  ] as const)('%s is %s to the browser', async (saved, tag) => {
    const { actor, reach, view } = start({ saved })
    actor.start()
    await reach('ready')
    expect(view()).toEqual({ status: 'ready', locale: saved, tag, kept: true, problem: null })
  })

  it('that the device prefers is not saved: the reader did not choose it', async () => {
    const { actor, reach, saved } = start({ system: ['kk'] })
    actor.start()
    await reach('ready')
    expect(saved).toEqual([])
  })

  it('is spoken until the messages of the chosen one are there, which then is saved', async () => {
    const { actor, choose, reach, saved, view } = start()
    actor.start()
    await reach('ready')
    choose('ru')
    expect(view()).toMatchObject({ status: 'changing', locale: 'en', wanted: 'ru' })
    await reach('ready')
    expect(view()).toMatchObject({ status: 'ready', locale: 'ru' })
    expect(saved).toEqual(['ru'])
  })

  it('is the last one that was chosen, though others were on their way', async () => {
    const { actor, choose, reach, saved, view } = start()
    actor.start()
    choose('ru')
    choose('kz')
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'kz' })
    expect(saved).toEqual(['kz'])
  })

  it('is not loaded again when it is chosen again', async () => {
    const { actor, choose, loaded, reach } = start()
    actor.start()
    await reach('ready')
    choose('en')
    expect(loaded).toEqual(['en'])
  })

  it('follows another tab, without saving what that saved', async () => {
    const { actor, reach, saved, view } = start()
    actor.start()
    await reach('ready')
    actor.send({ type: 'saved.change', saved: 'kz' })
    await reach('ready')
    actor.send({ type: 'saved.change', saved: 'kk' })
    actor.send({ type: 'saved.change', saved: null })
    expect([view().status, saved]).toEqual(['ready', []])
    expect(view()).toMatchObject({ locale: 'kz' })
  })

  it('holds until the page is left when it can’t be saved', async () => {
    const { actor, choose, reach, view } = start({}, { saveLanguage: () => Promise.reject({}) })
    actor.start()
    await reach('ready')
    choose('ru')
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'ru', kept: false })
  })

  it('that can’t be saved is saved when it is chosen once more, without loading it again', async () => {
    const failures = [{}]
    const { actor, choose, loaded, reach, view } = start(
      {},
      {
        saveLanguage: async () => {
          if (failures.pop()) throw new Error('no room')
        },
      },
    )
    actor.start()
    await reach('ready')
    choose('ru')
    await reach('ready')
    choose('ru')
    await reach('saving')
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'ru', kept: true })
    expect(loaded).toEqual(['en', 'ru'])
  })
})

describe('a missing module', () => {
  it('is reported, and the page goes on in the language that it has', async () => {
    const { actor, choose, missing, reach, saved, view } = start()
    missing.add('ru')
    actor.start()
    await reach('ready')
    choose('ru')
    await reach('missing')
    expect(view()).toMatchObject({
      status: 'ready',
      locale: 'en',
      problem: { code: 'missing_module', locale: 'ru' },
    })
    expect(saved).toEqual([])
  })

  it('can be tried again, by choosing it or by retry', async () => {
    const { actor, choose, missing, reach, view } = start()
    missing.add('ru')
    actor.start()
    await reach('ready')
    choose('ru')
    await reach('missing')
    actor.send({ type: 'language.retry' })
    await reach('missing')
    missing.clear()
    actor.send({ type: 'language.retry' })
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'ru', problem: null })
  })

  it('at the start falls back to English, and says what is missing', async () => {
    const { actor, missing, reach, view } = start({ saved: 'kz' })
    missing.add('kz')
    actor.start()
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'en', problem: { locale: 'kz' } })
    missing.clear()
    actor.send({ type: 'language.retry' })
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'kz', problem: null })
  })

  it('of English at the start leaves no words, until a retry', async () => {
    const { actor, missing, reach, view } = start({ saved: 'kz' })
    missing.add('kz').add('en')
    actor.start()
    await reach('wordless')
    expect(view()).toEqual({
      status: 'wordless',
      problem: { code: 'missing_module', locale: 'en' },
    })
    missing.clear()
    actor.send({ type: 'language.retry' })
    await reach('ready')
    expect(view()).toMatchObject({ locale: 'en' })
  })

  it('is nothing to retry when nothing is missing', async () => {
    const { actor, loaded, reach } = start()
    actor.start()
    await reach('ready')
    actor.send({ type: 'language.retry' })
    expect(loaded).toEqual(['en'])
  })
})
