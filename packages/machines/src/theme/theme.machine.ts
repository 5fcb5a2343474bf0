import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type ColorTheme,
  savedChoice,
  type ThemeChoice,
  type ThemeContext,
  type ThemeDeps,
  type ThemeEvent,
  type ThemeInput,
  themeOf,
} from './theme.types.ts'

export const themeMachine = setup({
  types: {
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    input: {} as ThemeInput,
  },
  actors: { saveTheme: fromPromise<void, ThemeChoice>(notProvided('saveTheme')) },
  guards: {
    isDark: ({ context }) => themeOf(context) === 'dark',
    isLight: ({ context }) => themeOf(context) === 'light',
    isOther: ({ context }, { choice }: { choice: ThemeChoice }) => context.choice !== choice,
  },
  actions: {
    toggle: assign({
      choice: ({ context }) =>
        themeOf(context) === 'dark' ? ('light' as const) : ('dark' as const),
    }),
    choose: assign({ choice: (_, { choice }: { choice: ThemeChoice }) => choice }),
    followDevice: assign({ system: (_, { system }: { system: ColorTheme }) => system }),
    followTab: assign({ choice: (_, { saved }: { saved: string | null }) => savedChoice(saved) }),
  },
}).createMachine({
  id: 'theme',
  type: 'parallel',
  context: ({ input: { saved, system } }) => ({ choice: savedChoice(saved), system }),
  on: {
    'theme.toggle': { target: '.memory.saving', actions: 'toggle' },
    'theme.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.memory.saving',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'system.change': { actions: { type: 'followDevice', params: ({ event }) => event } },
    // Another tab has stored this choice already.
    'saved.change': {
      target: '.memory.saved',
      actions: { type: 'followTab', params: ({ event }) => event },
    },
  },
  states: {
    shown: {
      initial: 'dark',
      states: {
        dark: { always: { guard: 'isLight', target: 'light' } },
        light: { always: { guard: 'isDark', target: 'dark' } },
      },
    },
    memory: {
      initial: 'saved',
      states: {
        saved: {},
        saving: {
          invoke: {
            src: 'saveTheme',
            input: ({ context }) => context.choice,
            onDone: 'saved',
            onError: 'unsaved',
          },
        },
        unsaved: {
          on: {
            // Choosing the current theme again retries to save it.
            'theme.choose': {
              target: 'saving',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

export type ThemeMachine = typeof themeMachine

/** Gives the machine the place where the choice is kept. */
export const provideTheme = ({ saveTheme }: ThemeDeps): ThemeMachine =>
  themeMachine.provide({
    actors: { saveTheme: fromPromise(({ input, signal }) => saveTheme(input, signal)) },
  })
