import { describe, expect, it, vi } from 'vitest'
import { createSystemDialogs, type SystemDialogs } from './createSystemDialogs.ts'

const title = (dialogs: SystemDialogs) => dialogs.current()?.options.title

/** Answers the dialog on the screen and lets it fade, as the host does. */
const answer = (dialogs: SystemDialogs, value?: boolean | string) => {
  const view = dialogs.current()
  if (!view) throw new Error('There is no dialog to answer.')
  if (view.kind === 'alert') view.onAnswer()
  else if (view.kind === 'confirm') view.onAnswer(value === true)
  else if (typeof value === 'string') view.onAnswer(value)
  else view.onAnswer()
  dialogs.onClosed(view.key)
}

describe('system dialogs', () => {
  it('shows one at a time, in the order of the calls', () => {
    const dialogs = createSystemDialogs()
    void dialogs.alert({ title: 'One' })
    void dialogs.confirm({ title: 'Two' })
    void dialogs.alert({ title: 'Three' })
    const titles = [title(dialogs)]
    answer(dialogs)
    titles.push(title(dialogs))
    answer(dialogs)
    titles.push(title(dialogs))
    answer(dialogs)
    expect([...titles, title(dialogs)]).toEqual(['One', 'Two', 'Three', undefined])
  })

  it('keeps an answered dialog until it has faded', () => {
    const dialogs = createSystemDialogs()
    void dialogs.alert({ title: 'One' })
    void dialogs.alert({ title: 'Two' })
    const view = dialogs.current()
    if (view?.kind === 'alert') view.onAnswer()
    expect(dialogs.current()).toMatchObject({ open: false, options: { title: 'One' } })
    dialogs.onClosed(view?.key ?? 0)
    expect(dialogs.current()).toMatchObject({ open: true, options: { title: 'Two' } })
  })

  it('does not skip a dialog that is still open', () => {
    const dialogs = createSystemDialogs()
    void dialogs.alert({ title: 'One' })
    dialogs.onClosed(dialogs.current()?.key ?? 0)
    expect(title(dialogs)).toBe('One')
  })

  it.each([true, false])('gives the answer %s of a question to its caller', async (yes) => {
    const dialogs = createSystemDialogs()
    const asked = dialogs.confirm({ title: 'Resign?' })
    answer(dialogs, yes)
    await expect(asked).resolves.toBe(yes)
  })

  it('gives the value of a choice, or nothing when it was left', async () => {
    const dialogs = createSystemDialogs()
    const choices = [{ value: 'queen', label: 'Queen' }] as const
    const chosen = dialogs.choose({ title: 'Promote', choices })
    const left = dialogs.choose({ title: 'Promote', choices })
    answer(dialogs, 'queen')
    answer(dialogs)
    await expect(Promise.all([chosen, left])).resolves.toEqual(['queen', undefined])
  })

  it('adds a dialog with an id only once until it was answered', async () => {
    const dialogs = createSystemDialogs()
    const first = dialogs.alert({ id: 'ban', title: 'Banned' })
    const again = dialogs.alert({ id: 'ban', title: 'Banned' })
    answer(dialogs)
    await Promise.all([first, again])
    expect(title(dialogs)).toBeUndefined()
    void dialogs.alert({ id: 'ban', title: 'Banned again' })
    expect(title(dialogs)).toBe('Banned again')
  })

  it('leaves every dialog at once', async () => {
    const dialogs = createSystemDialogs()
    const answers = [
      dialogs.alert({ title: 'One' }),
      dialogs.confirm({ title: 'Two' }),
      dialogs.choose({ title: 'Three', choices: [{ value: 'a', label: 'A' }] }),
    ]
    dialogs.dismissAll()
    await expect(Promise.all(answers)).resolves.toEqual([undefined, false, undefined])
    expect(dialogs.current()).toMatchObject({ open: false })
    dialogs.onClosed(dialogs.current()?.key ?? 0)
    expect(dialogs.current()).toBeUndefined()
  })

  it('tells its listeners until they stop', () => {
    const dialogs = createSystemDialogs()
    const listener = vi.fn()
    const stop = dialogs.subscribe(listener)
    void dialogs.alert({ title: 'One' })
    stop()
    answer(dialogs)
    expect(listener).toHaveBeenCalledOnce()
  })
})
