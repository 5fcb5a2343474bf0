import type { SnapshotFrom } from 'xstate'
import { provideTheme, type themeMachine } from './theme.machine.ts'
import { colorThemes, themeChoices, type ThemeContext, type ThemeInput } from './theme.types.ts'

type Snapshot = SnapshotFrom<typeof themeMachine>

/** The machine with a storage that never answers. */
export const exampleTheme = provideTheme({ saveTheme: () => new Promise(() => {}) })

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<ThemeContext> = {},
): Snapshot =>
  exampleTheme.resolveState({ value, context: { choice: 'dark', system: 'light', ...context } })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const themeStates = {
  'shown.dark': snapshotAt({ shown: 'dark', memory: 'saved' }),
  'shown.light': snapshotAt({ shown: 'light', memory: 'saved' }, { choice: 'system' }),
  'memory.saved': snapshotAt({ shown: 'dark', memory: 'saved' }),
  'memory.saving': snapshotAt({ shown: 'light', memory: 'saving' }, { choice: 'light' }),
  'memory.unsaved': snapshotAt({ shown: 'light', memory: 'unsaved' }, { choice: 'light' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly ThemeInput[] = [
  { saved: null, system: 'light' },
  { saved: 'light', system: 'dark' },
  { saved: 'system', system: 'light' },
]

export const exampleEvents = {
  'theme.toggle': [{ type: 'theme.toggle' as const }],
  'theme.choose': themeChoices.map((choice) => ({ type: 'theme.choose' as const, choice })),
  'system.change': colorThemes.map((system) => ({ type: 'system.change' as const, system })),
  'saved.change': [
    { type: 'saved.change' as const, saved: 'light' },
    { type: 'saved.change' as const, saved: null },
  ],
}
