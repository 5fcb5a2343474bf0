import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideSystemDialogs } from './system-dialogs.machine.ts'
import type { DialogAnswered } from './system-dialogs.types.ts'
import { selectSystemDialogsView } from './system-dialogs.view.ts'

function start() {
  const clock = new SimulatedClock()
  const actor = createActor(provideSystemDialogs(), { clock })
  const answers: DialogAnswered[] = []
  actor.on('dialog.answered', (event) => answers.push(event))
  actor.start()
  const title = { text: 'Sure?' }
  const view = () => selectSystemDialogsView(actor.getSnapshot())
  const current = () => {
    const shown = view()
    return shown.status === 'idle' ? 'none' : `${shown.status} ${shown.dialog.id}`
  }
  return {
    actor,
    clock,
    view,
    current,
    told: () => answers.map(({ id, answer }) => [id, answer]),
    alert: (id: string) => actor.send({ type: 'dialog.alert', dialog: { id, title } }),
    confirm: (id: string) => actor.send({ type: 'dialog.confirm', dialog: { id, title } }),
    choose: (id: string) =>
      actor.send({
        type: 'dialog.choose',
        dialog: {
          id,
          title,
          choices: [
            { value: 'later', label: { text: 'Later' } },
            { value: 'now', label: { text: 'Now' } },
          ],
        },
      }),
    answer: (id: string, answer: string) => actor.send({ type: 'dialog.answer', id, answer }),
    leave: (id: string) => actor.send({ type: 'dialog.leave', id }),
    closed: (id: string) => actor.send({ type: 'dialog.closed', id }),
  }
}

describe('system dialogs', () => {
  it('show one at a time, in the order in which they were asked', () => {
    const { alert, confirm, choose, answer, closed, current, view } = start()
    alert('one')
    confirm('two')
    choose('three')
    expect(view()).toMatchObject({
      status: 'open',
      dialog: { id: 'one', kind: 'alert' },
      waiting: 2,
    })
    answer('one', 'ok')
    expect(current()).toBe('fading one')
    closed('one')
    expect(view()).toMatchObject({ dialog: { id: 'two', kind: 'confirm' }, waiting: 1 })
    answer('two', 'yes')
    closed('two')
    expect(view()).toMatchObject({ dialog: { id: 'three', kind: 'choose' }, waiting: 0 })
    answer('three', 'now')
    closed('three')
    expect(current()).toBe('none')
  })

  it.each([
    ['alert', 'ok'],
    ['confirm', 'yes'],
    ['confirm', 'no'],
    ['choose', 'later'],
    ['choose', 'now'],
  ] as const)('tell the answer to %s: %s', (kind, given) => {
    const dialogs = start()
    dialogs[kind]('it')
    dialogs.answer('it', given)
    expect(dialogs.told()).toEqual([['it', given]])
  })

  it.each([
    ['alert', 'ok'],
    ['confirm', 'no'],
    ['choose', null],
  ] as const)('take Escape at %s for %s', (kind, meaning) => {
    const dialogs = start()
    dialogs[kind]('it')
    dialogs.leave('it')
    expect(dialogs.told()).toEqual([['it', meaning]])
    expect(dialogs.current()).toBe('fading it')
  })

  it('ignore an answer that is not offered, and one for a dialog that is not open', () => {
    const { confirm, alert, answer, leave, current, told } = start()
    confirm('it')
    alert('next')
    answer('it', 'ok')
    answer('it', '')
    answer('next', 'ok')
    leave('next')
    expect(current()).toBe('open it')
    expect(told()).toEqual([])
  })

  it('give one answer, however often the button is pressed', () => {
    const { confirm, answer, leave, told } = start()
    confirm('it')
    answer('it', 'yes')
    answer('it', 'no')
    leave('it')
    expect(told()).toEqual([['it', 'yes']])
  })

  it('do not skip a dialog that is still open', () => {
    const { alert, closed, current } = start()
    alert('one')
    alert('two')
    closed('one')
    expect(current()).toBe('open one')
  })

  it('ask the same thing once while it is open or waits, and again after its answer', () => {
    const { alert, answer, closed, current, view } = start()
    alert('ban')
    alert('ban')
    alert('other')
    alert('other')
    expect(view()).toMatchObject({ waiting: 1 })
    answer('ban', 'ok')
    alert('ban')
    expect(view()).toMatchObject({ status: 'fading', waiting: 2 })
    closed('ban')
    expect(current()).toBe('open other')
    answer('other', 'ok')
    closed('other')
    expect(current()).toBe('open ban')
  })

  it('go on without a host that forgets to say that a dialog has faded', () => {
    const { alert, answer, clock, current } = start()
    alert('one')
    alert('two')
    answer('one', 'ok')
    clock.increment(999)
    expect(current()).toBe('fading one')
    clock.increment(1)
    expect(current()).toBe('open two')
  })

  it('are all left at sign-out, and each asker hears it', () => {
    const { actor, alert, confirm, choose, closed, current, told } = start()
    confirm('one')
    alert('two')
    choose('three')
    actor.send({ type: 'dialogs.dismiss' })
    expect(told()).toEqual([
      ['one', 'no'],
      ['two', 'ok'],
      ['three', null],
    ])
    closed('one')
    expect(current()).toBe('none')
  })

  it('drop what waits when sign-out comes while one fades', () => {
    const { actor, confirm, alert, answer, closed, current, told } = start()
    confirm('one')
    alert('two')
    answer('one', 'yes')
    actor.send({ type: 'dialogs.dismiss' })
    closed('one')
    expect(current()).toBe('none')
    expect(told()).toEqual([
      ['one', 'yes'],
      ['two', 'ok'],
    ])
  })
})
