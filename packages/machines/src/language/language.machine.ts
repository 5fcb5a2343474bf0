import type { Locale } from '@kingside/api/facts'
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type LanguageContext,
  type LanguageDeps,
  type LanguageEvent,
  type LanguageInput,
  savedLocale,
  systemLocale,
} from './language.types.ts'

/** The locale when no other is known. */
const defaultLocale: Locale = 'en'

export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
  },
  actors: {
    loadMessages: fromPromise<void, Locale>(notProvided('loadMessages')),
    saveLanguage: fromPromise<void, Locale>(notProvided('saveLanguage')),
  },
  guards: {
    isOther: ({ context }, { locale }: { locale: Locale }) => context.wanted !== locale,
    isOtherTabs: ({ context }, { saved }: { saved: string | null }) => {
      const locale = savedLocale(saved)
      return locale !== undefined && locale !== context.wanted
    },
    isChosen: ({ context }) => context.chosen,
    isMissing: ({ context }) => context.missing !== null,
    isUnkept: ({ context }, { locale }: { locale: Locale }) =>
      !context.kept && context.locale === locale,
    hasMessages: ({ context }) => context.locale !== null,
    isDefaultMissing: ({ context }) => context.wanted === defaultLocale,
  },
  actions: {
    choose: assign({ wanted: (_, { locale }: { locale: Locale }) => locale, chosen: true }),
    followTab: assign(({ context }, { saved }: { saved: string | null }) => ({
      wanted: savedLocale(saved) ?? context.wanted,
      chosen: false,
    })),
    speak: assign({ locale: ({ context }) => context.wanted }),
    clearMissing: assign({ missing: null }),
    setMissing: assign({ missing: ({ context }) => context.wanted, chosen: false }),
    stay: assign({ wanted: ({ context }) => context.locale ?? context.wanted }),
    fallBack: assign({ wanted: defaultLocale }),
    wantMissing: assign({ wanted: ({ context }) => context.missing ?? context.wanted }),
    setKept: assign({ kept: true, chosen: false }),
    setUnkept: assign({ kept: false, chosen: false }),
  },
}).createMachine({
  id: 'language',
  context: ({ input: { saved, system } }) => ({
    locale: null,
    wanted: savedLocale(saved) ?? systemLocale(system) ?? defaultLocale,
    chosen: false,
    kept: true,
    missing: null,
  }),
  initial: 'loading',
  on: {
    'language.choose': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: ['clearMissing', { type: 'choose', params: ({ event }) => event }],
    },
    'saved.change': {
      guard: { type: 'isOtherTabs', params: ({ event }) => event },
      target: '.loading',
      actions: ['clearMissing', { type: 'followTab', params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadMessages',
        input: ({ context }) => context.wanted,
        onDone: [
          { guard: 'isChosen', target: 'saving', actions: 'speak' },
          { target: 'ready', actions: 'speak' },
        ],
        onError: [
          { guard: 'hasMessages', target: 'missing', actions: ['setMissing', 'stay'] },
          { guard: 'isDefaultMissing', target: 'wordless', actions: 'setMissing' },
          { target: 'loading', reenter: true, actions: ['setMissing', 'fallBack'] },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveLanguage',
        input: ({ context }) => context.wanted,
        onDone: { target: 'ready', actions: 'setKept' },
        onError: { target: 'ready', actions: 'setUnkept' },
      },
    },
    ready: {
      on: {
        'language.choose': {
          guard: { type: 'isUnkept', params: ({ event }) => event },
          target: 'saving',
        },
        'language.retry': {
          guard: 'isMissing',
          target: 'loading',
          actions: ['wantMissing', 'clearMissing'],
        },
      },
    },
    missing: {
      on: { 'language.retry': { target: 'loading', actions: ['wantMissing', 'clearMissing'] } },
    },
    wordless: {
      on: { 'language.retry': { target: 'loading', actions: ['wantMissing', 'clearMissing'] } },
    },
  },
})

export type LanguageMachine = typeof languageMachine

/** Gives the machine the message catalogues and the storage for the choice. */
export const provideLanguage = ({ loadMessages, saveLanguage }: LanguageDeps): LanguageMachine =>
  languageMachine.provide({
    actors: {
      loadMessages: fromPromise(({ input, signal }) => loadMessages(input, signal)),
      saveLanguage: fromPromise(({ input, signal }) => saveLanguage(input, signal)),
    },
  })
