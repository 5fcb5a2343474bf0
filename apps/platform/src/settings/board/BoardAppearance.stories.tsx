import { boardThemes } from '@kingside/chess-board/theme'
import {
  type BoardUser,
  defaultBoardSettings,
  selectBoardAppearanceView,
} from '@kingside/machines/board-appearance'
import {
  boardAppearanceStates as states,
  exampleBoardAppearance,
  exampleThemes,
  free,
  philippinesId,
  pro,
  snapshotAt,
} from '@kingside/machines/board-appearance/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { BoardAppearance } from './BoardAppearance.view.tsx'

const view = selectBoardAppearanceView

/** The popup of the board's settings; one story for each state of its machine. */
const meta = {
  component: BoardAppearance,
  title: 'Features/BoardAppearance',
  args: { view: view(states.judging), onChoose: fn(), onUpgrade: fn() },
  // Each board is a file of its own; the pictures are of all of them.
  loaders: [() => Promise.all(Object.values(boardThemes).map(({ load }) => load()))],
  decorators: [inPopup('Board settings')],
} satisfies Meta<typeof BoardAppearance>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once. The defaults, for a player without Pro: five boards can only be looked at. */
export const Judging: Story = {
  parameters: { state: 'board-appearance/judging', visual: { claims: 'feature' } },
  args: { view: view(states.judging) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Worldchess' })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: 'Philippines' })).not.toBeInTheDocument()
    const curry = canvas.getByRole('radio', { name: 'Curry' })
    await expect(curry).toHaveAccessibleDescription(/^Pro only/)
    await userEvent.click(curry)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'boardTheme', value: 'curry' })
    await userEvent.click(canvas.getByRole('radio', { name: 'GenChess Food' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'piecesTheme', value: 'food' })
  },
}

/** A Pro member has every board. */
export const Settled: Story = {
  parameters: { state: 'board-appearance/settled' },
  args: { view: view(states.settled) },
  play: async ({ canvas }) => {
    const aqua = canvas.getByRole('radio', { name: 'Aqua' })
    await expect(aqua).toBeChecked()
    await expect(aqua).toHaveAccessibleDescription(/^Pro/)
  },
}

/** The membership has ended: the board is the default one, and the chosen one waits. */
export const Saving: Story = {
  parameters: {
    state: 'board-appearance/saving',
    modes: {
      kazakh: { globals: { locale: 'kz' } },
      russian: { globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.saving) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We’ve kept Aqua for you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(args.onUpgrade).toHaveBeenCalledOnce()
  },
}

export const Unsaved: Story = {
  parameters: { state: 'board-appearance/unsaved' },
  args: { view: view(states.unsaved) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'boardTheme', value: 'marble' })
    await expect(canvas.getByRole('radio', { name: 'Marble' })).toHaveFocus()
  },
}

/** One board is for players of one country. */
export const InThePhilippines: Story = {
  args: {
    view: view(
      snapshotAt('settled', {
        user: { isPro: false, countryId: philippinesId },
        settings: { ...defaultBoardSettings, boardTheme: 'philippines' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('radio', { name: 'Philippines' })
    await expect(own).toBeChecked()
    await expect(own).toHaveAccessibleDescription(/^Your country only/)
  },
}

/** Nothing is as it was at first; one press brings all of it back. */
export const AllOtherwise: Story = {
  args: {
    view: view(
      snapshotAt('settled', {
        user: pro,
        settings: {
          premovesTheme: false,
          lastMoveTheme: 'arrow',
          legalMovesTheme: 'squares',
          soundsTheme: false,
          boardTheme: 'lemon_tree',
          piecesTheme: 'nature',
          autoPromotion: true,
          moveConfirmation: ['rapid', 'classic'],
          drawConfirmation: ['bullet'],
          coordinates: 'outer',
          boardSize: 70,
          blindfold: true,
          typedMoves: true,
          shortcutKeys: false,
        },
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to defaults' }))
    await expect(args.onChoose).toHaveBeenCalledTimes(14)
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'boardTheme', value: 'worldchess' })
  },
}

export const EachSetting: Story = {
  parameters: { visual: { looksLike: 'platform-features-boardappearance--judging' } },
  play: async ({ canvas, args }) => {
    for (const [role, name, choice] of [
      ['switch', 'Auto-queen', { name: 'autoPromotion', value: true }],
      ['switch', 'Sounds', { name: 'soundsTheme', value: false }],
      ['switch', 'Premove', { name: 'premovesTheme', value: false }],
      ['switch', 'Blindfold', { name: 'blindfold', value: true }],
      ['radio', 'Beside the board', { name: 'coordinates', value: 'outer' }],
      ['switch', 'Type moves', { name: 'typedMoves', value: true }],
      ['switch', 'Keyboard shortcuts', { name: 'shortcutKeys', value: false }],
      ['radio', 'Corners', { name: 'lastMoveTheme', value: 'arma' }],
      ['radio', 'Squares', { name: 'legalMovesTheme', value: 'squares' }],
    ] as const) {
      await userEvent.click(canvas.getByRole(role, { name }))
      await expect(args.onChoose).toHaveBeenLastCalledWith(choice)
    }
    for (const [group, name, choice] of [
      ['Confirm moves', 'Rapid', { name: 'moveConfirmation', value: ['rapid'] }],
      ['Confirm draw offers', 'Bullet', { name: 'drawConfirmation', value: ['bullet'] }],
    ] as const) {
      const speeds = within(canvas.getByRole('group', { name: group }))
      await userEvent.click(speeds.getByRole('checkbox', { name }))
      await expect(args.onChoose).toHaveBeenLastCalledWith(choice)
    }
  },
}

/** Arrow keys go through the boards, Tab from group to group. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-boardappearance--judging' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Worldchess' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'boardTheme', value: 'standard' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Auto-queen' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'autoPromotion', value: true })
  },
}

/** The settings with their machine; becoming a Pro member is what the upgrade leads to. */
function Wired() {
  const [snapshot, send] = useMachine(exampleBoardAppearance, {
    input: {
      themes: exampleThemes,
      saved: { settings: { boardTheme: 'aqua', piecesTheme: 'music' }, backup: null },
      user: free,
    },
  })
  useStateMap(snapshot)
  const become = (user: BoardUser) => send({ type: 'user.change', user })
  return (
    <BoardAppearance
      view={view(snapshot)}
      onChoose={(choice) => send({ type: 'setting.choose', choice })}
      onUpgrade={() => become(pro)}
    />
  )
}

/** The paid board waits, a locked one can't be chosen, and with Pro the first one is back. */
export const RestoredWithPro: Story = {
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ve kept Aqua for you')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Curry' }))
    await expect(canvas.getByRole('radio', { name: 'Worldchess' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Marble' }))
    await expect(canvas.getByRole('radio', { name: 'Marble' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Pro' }))
    await expect(canvas.getByRole('radio', { name: 'Aqua' })).toBeChecked()
    await expect(canvas.queryByText('We’ve kept Aqua for you')).not.toBeInTheDocument()
  },
}
