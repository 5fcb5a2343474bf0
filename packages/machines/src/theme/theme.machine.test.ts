import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { provideTheme } from './theme.machine.ts'
import type { ThemeChoice, ThemeInput } from './theme.types.ts'
import { selectThemeView } from './theme.view.ts'

function start(input: Partial<ThemeInput> = {}, save = async (_choice: ThemeChoice) => {}) {
  const saved: ThemeChoice[] = []
  const machine = provideTheme({
    saveTheme: (choice) => {
      saved.push(choice)
      return save(choice)
    },
  })
  const actor = createActor(machine, { input: { saved: null, system: 'light', ...input } }).start()
  const view = () => selectThemeView(actor.getSnapshot())
  const memory = (value: string) => vi.waitUntil(() => actor.getSnapshot().value.memory === value)
  return { actor, memory, saved, view }
}

describe('the theme', () => {
  it('is dark by default, whatever the device prefers', () => {
    expect(start().view()).toEqual({ theme: 'dark', choice: 'dark', kept: true })
  })

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
  ])('that was saved as %s is shown: %s', (saved, theme) => {
    expect(start({ saved }).view().theme).toBe(theme)
  })

  it.each(['', 'blue', 'Dark', '{}', '__proto__'])('saved as "%s" is dark', (saved) => {
    expect(start({ saved }).view()).toMatchObject({ theme: 'dark', choice: 'dark' })
  })

  it('toggles between dark and light, and is saved', async () => {
    const { actor, memory, saved, view } = start()
    actor.send({ type: 'theme.toggle' })
    expect(view().theme).toBe('light')
    actor.send({ type: 'theme.toggle' })
    expect(view().theme).toBe('dark')
    await memory('saved')
    expect(saved).toEqual(['light', 'dark'])
  })

  it('toggles what is seen: from the device’s light to dark', () => {
    const { actor, view } = start({ saved: 'system', system: 'light' })
    actor.send({ type: 'theme.toggle' })
    expect(view()).toMatchObject({ theme: 'dark', choice: 'dark' })
  })

  it('follows the device only when that was chosen', () => {
    const { actor, view } = start({ saved: 'system' })
    actor.send({ type: 'system.change', system: 'dark' })
    expect(view().theme).toBe('dark')
    actor.send({ type: 'theme.choose', choice: 'light' })
    actor.send({ type: 'system.change', system: 'dark' })
    expect(view().theme).toBe('light')
  })

  it('follows another tab, without saving what that saved', () => {
    const { actor, saved, view } = start()
    actor.send({ type: 'saved.change', saved: 'light' })
    expect(view()).toEqual({ theme: 'light', choice: 'light', kept: true })
    actor.send({ type: 'saved.change', saved: null })
    expect(view().theme).toBe('dark')
    actor.send({ type: 'saved.change', saved: 'nonsense' })
    expect([view().theme, saved]).toEqual(['dark', []])
  })

  it('gives up saving what another tab has saved since', () => {
    const { actor, view } = start({}, () => new Promise(() => {}))
    actor.send({ type: 'theme.choose', choice: 'light' })
    actor.send({ type: 'saved.change', saved: 'dark' })
    expect(view()).toEqual({ theme: 'dark', choice: 'dark', kept: true })
  })

  it('is saved once for a choice that is made twice', () => {
    const { actor, saved } = start()
    actor.send({ type: 'theme.choose', choice: 'dark' })
    actor.send({ type: 'theme.choose', choice: 'light' })
    actor.send({ type: 'theme.choose', choice: 'light' })
    expect(saved).toEqual(['light'])
  })

  it('holds until the page is left when it can’t be saved', async () => {
    const { actor, memory, view } = start({}, () => Promise.reject({}))
    actor.send({ type: 'theme.choose', choice: 'light' })
    await memory('unsaved')
    expect(view()).toEqual({ theme: 'light', choice: 'light', kept: false })
  })
  it('that can’t be saved is saved when it is chosen once more', async () => {
    const failures = [{}]
    const { actor, memory, saved, view } = start({}, async () => {
      if (failures.pop()) throw new Error('no room')
    })
    actor.send({ type: 'theme.choose', choice: 'light' })
    await memory('unsaved')
    actor.send({ type: 'theme.choose', choice: 'light' })
    await memory('saved')
    expect(saved).toEqual(['light', 'light'])
    expect(view()).toEqual({ theme: 'light', choice: 'light', kept: true })
  })
})
