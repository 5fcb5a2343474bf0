import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  applyRules,
  isLocked,
  isOffered,
  isSameSetting,
  readBackup,
  readBoardSettings,
} from './board-appearance.rules.ts'
import type {
  BoardAppearanceContext,
  BoardAppearanceDeps,
  BoardAppearanceEvent,
  BoardAppearanceInput,
  BoardSettingChoice,
  BoardThemeKey,
  BoardUser,
  ProNeeded,
  SaveAppearanceInput,
  SavedAppearance,
} from './board-appearance.types.ts'

export const boardAppearanceMachine = setup({
  types: {
    context: {} as BoardAppearanceContext,
    events: {} as BoardAppearanceEvent,
    input: {} as BoardAppearanceInput,
    emitted: {} as ProNeeded,
  },
  actors: {
    saveAppearance: fromPromise<void, SaveAppearanceInput>(notProvided('saveAppearance')),
  },
  guards: {
    isDirty: ({ context }) => context.dirty,
    isSame: ({ context }, { name, value }: BoardSettingChoice) =>
      isSameSetting(context.settings[name], value),
    isWithheld: ({ context }, { name, value }: BoardSettingChoice) =>
      name === 'boardTheme' && !isOffered(context, value),
    needsPro: ({ context }, { name, value }: BoardSettingChoice) =>
      name === 'boardTheme' && isLocked(context, value),
  },
  actions: {
    choose: assign(({ context }, { name, value }: BoardSettingChoice) => ({
      settings: readBoardSettings({ ...context.settings, [name]: value }),
      dirty: true,
    })),
    askForPro: emit((_, { theme }: { theme: BoardThemeKey }): ProNeeded => ({
      type: 'pro.needed',
      theme,
    })),
    followUser: assign(({ context }, { user }: { user: BoardUser | null }) =>
      applyRules({ ...context, user }),
    ),
    // Settings of another tab are never saved again: two tabs with different users would overwrite each other without
    // end.
    followTab: assign(({ context }, { saved }: { saved: SavedAppearance }) => ({
      ...applyRules({
        ...context,
        settings: readBoardSettings(saved.settings),
        backup: readBackup(saved.backup),
      }),
      dirty: false,
    })),
    setSaved: assign({ dirty: false }),
  },
}).createMachine({
  id: 'boardAppearance',
  context: ({ input: { themes, saved, user } }) =>
    applyRules({
      themes,
      user,
      settings: readBoardSettings(saved.settings),
      backup: readBackup(saved.backup),
      dirty: false,
    }),
  initial: 'judging',
  on: {
    'setting.choose': [
      { guard: { type: 'isSame', params: ({ event }) => event.choice } },
      { guard: { type: 'isWithheld', params: ({ event }) => event.choice } },
      {
        guard: { type: 'needsPro', params: ({ event }) => event.choice },
        actions: {
          type: 'askForPro',
          params: ({ context, event: { choice } }) => ({
            theme: choice.name === 'boardTheme' ? choice.value : context.settings.boardTheme,
          }),
        },
      },
      {
        target: '.judging',
        actions: { type: 'choose', params: ({ event }) => event.choice },
      },
    ],
    'user.change': {
      target: '.judging',
      actions: { type: 'followUser', params: ({ event }) => event },
    },
    'saved.change': {
      target: '.settled',
      actions: { type: 'followTab', params: ({ event }) => event },
    },
  },
  states: {
    judging: {
      always: [{ guard: 'isDirty', target: 'saving' }, { target: 'settled' }],
    },
    settled: {},
    saving: {
      invoke: {
        src: 'saveAppearance',
        input: ({ context: { settings, backup } }) => ({ settings, backup }),
        onDone: { target: 'settled', actions: 'setSaved' },
        onError: 'unsaved',
      },
    },
    unsaved: {
      on: {
        'setting.choose': {
          guard: { type: 'isSame', params: ({ event }) => event.choice },
          target: 'saving',
        },
      },
    },
  },
})

export type BoardAppearanceMachine = typeof boardAppearanceMachine

/** Gives the machine the storage for the settings. */
export const provideBoardAppearance = ({
  saveAppearance,
}: BoardAppearanceDeps): BoardAppearanceMachine =>
  boardAppearanceMachine.provide({
    actors: { saveAppearance: fromPromise(({ input, signal }) => saveAppearance(input, signal)) },
  })
