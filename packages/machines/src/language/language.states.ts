import { locales } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { type languageMachine, provideLanguage } from './language.machine.ts'
import { type LanguageContext, type LanguageInput } from './language.types.ts'

type Snapshot = SnapshotFrom<typeof languageMachine>

/** The machine with messages that never load. */
export const exampleLanguage = provideLanguage({
  loadMessages: () => new Promise(() => {}),
  saveLanguage: () => new Promise(() => {}),
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<LanguageContext> = {},
): Snapshot =>
  exampleLanguage.resolveState({
    value,
    context: {
      locale: 'kz',
      wanted: 'kz',
      chosen: false,
      kept: true,
      missing: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const languageStates = {
  loading: snapshotAt('loading', { wanted: 'ru', chosen: true }),
  saving: snapshotAt('saving', { locale: 'ru', wanted: 'ru', chosen: true }),
  ready: snapshotAt('ready'),
  missing: snapshotAt('missing', { missing: 'ru' }),
  wordless: snapshotAt('wordless', { locale: null, wanted: 'en', missing: 'en' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly LanguageInput[] = [
  { saved: null, system: ['kk-KZ', 'ru'] },
  { saved: 'ru', system: [] },
  { saved: null, system: ['de-DE'] },
]

export const exampleEvents = {
  'language.choose': locales.map((locale) => ({ type: 'language.choose' as const, locale })),
  'language.retry': [{ type: 'language.retry' as const }],
  'saved.change': [
    { type: 'saved.change' as const, saved: 'kz' },
    { type: 'saved.change' as const, saved: null },
  ],
}
