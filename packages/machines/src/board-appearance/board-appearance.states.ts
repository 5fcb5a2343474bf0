import type { SnapshotFrom } from 'xstate'
import { type boardAppearanceMachine, provideBoardAppearance } from './board-appearance.machine.ts'
import {
  type BoardAppearanceContext,
  type BoardAppearanceInput,
  type BoardThemeFacts,
  type BoardThemeKey,
  boardThemeKeys,
  defaultBoardSettings,
} from './board-appearance.types.ts'

type Snapshot = SnapshotFrom<typeof boardAppearanceMachine>

/** The machine with a storage that never answers. */
export const exampleBoardAppearance = provideBoardAppearance({
  saveAppearance: () => new Promise(() => {}),
})

export const philippinesId = 119

const paid: readonly BoardThemeKey[] = ['hipster', 'aqua', 'curry', 'lemon_tree', 'bubblegum']
const internal: readonly BoardThemeKey[] = ['arma', 'lichess', 'offline']

/** The themes of the specification. */
export const exampleThemes: readonly BoardThemeFacts[] = boardThemeKeys.map((key) => ({
  key,
  isPaid: paid.includes(key),
  countryId: key === 'philippines' ? philippinesId : null,
  isInternal: internal.includes(key),
}))

export const free = { isPro: false, countryId: 102 }
export const pro = { isPro: true, countryId: 102 }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<BoardAppearanceContext> = {},
): Snapshot =>
  exampleBoardAppearance.resolveState({
    value,
    context: {
      themes: exampleThemes,
      user: free,
      settings: defaultBoardSettings,
      backup: null,
      dirty: false,
      ...context,
    },
  })

const marble = { ...defaultBoardSettings, boardTheme: 'marble' as const }
const aqua = { ...defaultBoardSettings, boardTheme: 'aqua' as const }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const boardAppearanceStates = {
  judging: snapshotAt('judging'),
  settled: snapshotAt('settled', { user: pro, settings: aqua }),
  saving: snapshotAt('saving', { backup: aqua, dirty: true }),
  unsaved: snapshotAt('unsaved', { settings: marble, dirty: true }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly BoardAppearanceInput[] = [
  { themes: exampleThemes, saved: { settings: null, backup: null }, user: free },
  { themes: exampleThemes, saved: { settings: aqua, backup: null }, user: free },
  { themes: exampleThemes, saved: { settings: null, backup: aqua }, user: null },
]

export const exampleEvents = {
  'setting.choose': [
    {
      type: 'setting.choose' as const,
      choice: { name: 'boardTheme' as const, value: 'worldchess' as const },
    },
    {
      type: 'setting.choose' as const,
      choice: { name: 'boardTheme' as const, value: 'philippines' as const },
    },
    {
      type: 'setting.choose' as const,
      choice: { name: 'boardTheme' as const, value: 'aqua' as const },
    },
    {
      type: 'setting.choose' as const,
      choice: { name: 'autoPromotion' as const, value: true },
    },
  ],
  'user.change': [
    { type: 'user.change' as const, user: free },
    { type: 'user.change' as const, user: pro },
    { type: 'user.change' as const, user: null },
  ],
  'saved.change': [{ type: 'saved.change' as const, saved: { settings: marble, backup: null } }],
}
