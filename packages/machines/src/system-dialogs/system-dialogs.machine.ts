import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  answerOfLeaving,
  answersOf,
  type DialogAnswered,
  type SystemDialog,
  type SystemDialogsContext,
  type SystemDialogsEvent,
} from './system-dialogs.types.ts'

/** The id of the dialog that an event is about. */
export interface AboutDialog {
  readonly id: string
}

export interface Answered extends AboutDialog {
  readonly answer: string
}

const left = (dialog: SystemDialog): DialogAnswered => ({
  type: 'dialog.answered',
  id: dialog.id,
  answer: answerOfLeaving(dialog),
})

export const systemDialogsMachine = setup({
  types: {
    context: {} as SystemDialogsContext,
    events: {} as SystemDialogsEvent,
    emitted: {} as DialogAnswered,
  },
  guards: {
    isAsked: ({ context }) => context.current !== null,
    isNothingAsked: ({ context }) => context.current === null,
    isAlert: ({ context }) => context.current?.kind === 'alert',
    isConfirm: ({ context }) => context.current?.kind === 'confirm',
    isCurrent: ({ context }, { id }: AboutDialog) => context.current?.id === id,
    isOffered: ({ context }, { id, answer }: Answered) =>
      context.current?.id === id && answersOf(context.current).includes(answer),
    isNew: ({ context }, { id }: AboutDialog) =>
      (context.answered || context.current?.id !== id) &&
      context.waiting.every((dialog) => dialog.id !== id),
  },
  actions: {
    addDialog: assign(({ context }, dialog: SystemDialog) =>
      context.current === null ? { current: dialog } : { waiting: [...context.waiting, dialog] },
    ),
    emitAnswer: emit((_, { id, answer }: Answered) => ({ type: 'dialog.answered', id, answer })),
    emitLeft: enqueueActions(({ context, enqueue }) => {
      if (context.current) enqueue.emit(left(context.current))
    }),
    dropWaiting: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ waiting: [] })
      for (const dialog of context.waiting) enqueue.emit(left(dialog))
    }),
    setAnswered: assign({ answered: true }),
    nextDialog: assign(({ context: { waiting } }) => ({
      current: waiting[0] ?? null,
      answered: false,
      waiting: waiting.slice(1),
    })),
  },
  delays: { longestFade: 1_000 },
}).createMachine({
  id: 'systemDialogs',
  context: { current: null, answered: false, waiting: [] },
  initial: 'idle',
  on: {
    'dialog.alert': {
      guard: { type: 'isNew', params: ({ event }) => event.dialog },
      actions: {
        type: 'addDialog',
        params: ({ event }) => ({ kind: 'alert' as const, ...event.dialog }),
      },
    },
    'dialog.confirm': {
      guard: { type: 'isNew', params: ({ event }) => event.dialog },
      actions: {
        type: 'addDialog',
        params: ({ event }) => ({ kind: 'confirm' as const, ...event.dialog }),
      },
    },
    'dialog.choose': {
      guard: { type: 'isNew', params: ({ event }) => event.dialog },
      actions: {
        type: 'addDialog',
        params: ({ event }) => ({ kind: 'choose' as const, ...event.dialog }),
      },
    },
  },
  states: {
    idle: {
      always: { guard: 'isAsked', target: 'deciding' },
    },
    deciding: {
      always: [
        { guard: 'isNothingAsked', target: 'idle' },
        { guard: 'isAlert', target: 'open.alert' },
        { guard: 'isConfirm', target: 'open.confirm' },
        { target: 'open.choose' },
      ],
    },
    open: {
      initial: 'alert',
      on: {
        'dialog.answer': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'fading',
          actions: { type: 'emitAnswer', params: ({ event }) => event },
        },
        'dialog.leave': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'fading',
          actions: 'emitLeft',
        },
        'dialogs.dismiss': { target: 'fading', actions: ['emitLeft', 'dropWaiting'] },
      },
      states: { alert: {}, confirm: {}, choose: {} },
    },
    fading: {
      entry: 'setAnswered',
      after: { longestFade: { target: 'deciding', actions: 'nextDialog' } },
      on: {
        'dialog.closed': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'deciding',
          actions: 'nextDialog',
        },
        'dialogs.dismiss': { actions: 'dropWaiting' },
      },
    },
  },
})

export type SystemDialogsMachine = typeof systemDialogsMachine

/** System dialogs need nothing from outside. */
export const provideSystemDialogs = (): SystemDialogsMachine => systemDialogsMachine
