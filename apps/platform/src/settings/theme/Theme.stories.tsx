import { provideTheme, selectThemeView } from '@kingside/machines/theme'
import { snapshotAt, themeStates as states } from '@kingside/machines/theme/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inPopup } from '../../stories/in-popup.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Theme } from './Theme.view.tsx'

const view = selectThemeView

/** The choice of the theme; one story for each state of its machine. The toolbar chooses the theme of the picture. */
const meta = {
  component: Theme,
  title: 'Features/Theme',
  args: { view: view(states['shown.dark']), onChoose: fn() },
  decorators: [inPopup('Settings')],
} satisfies Meta<typeof Theme>

export default meta
type Story = StoryObj<typeof meta>

/** Dark is the theme of who never chose one. */
export const ShownDark: Story = {
  parameters: { state: 'theme/shown.dark', visual: { claims: 'feature' } },
  args: { view: view(states['shown.dark']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(args.onChoose).toHaveBeenCalledWith('light')
  },
}

/** The device prefers light, and the reader follows it. */
export const ShownLight: Story = {
  parameters: { state: 'theme/shown.light' },
  args: { view: view(states['shown.light']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    const device = canvas.getByRole('switch', { name: 'Match device' })
    await expect(device).toBeChecked()
    await userEvent.click(device)
    await expect(args.onChoose).toHaveBeenCalledWith('light')
  },
}

export const MemorySaved: Story = {
  parameters: {
    state: 'theme/memory.saved',
    visual: { looksLike: 'platform-features-theme--shown-dark' },
  },
  args: { view: view(states['memory.saved']) },
}

/** The choice holds at once: nobody waits for it to be saved. */
export const MemorySaving: Story = {
  parameters: {
    state: 'theme/memory.saving',
    modes: {
      kazakh: { args: { view: view(states['memory.unsaved']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['memory.unsaved']) }, globals: { locale: 'ru' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states['memory.saving']) },
}

export const MemoryUnsaved: Story = {
  parameters: { state: 'theme/memory.unsaved' },
  args: { view: view(states['memory.unsaved']) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('It lasts until you leave the page.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }))
    await expect(args.onChoose).toHaveBeenCalledWith('light')
  },
}

/** The device prefers dark. */
export const AsTheDarkDevice: Story = {
  parameters: { visual: { claims: 'dark' } },
  args: {
    view: view(
      snapshotAt({ shown: 'dark', memory: 'saved' }, { choice: 'system', system: 'dark' }),
    ),
  },
}

/** The arrow keys choose a theme, the space bar turns the switch. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-theme--shown-dark' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Dark' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('light')
    canvas.getByRole('switch').focus()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith('system')
  },
}

/** A browser that has no room at first. */
const fullAtFirst = () => {
  let tries = 0
  return provideTheme({
    saveTheme: async () => {
      tries += 1
      if (tries === 1) throw new DOMException('no room', 'QuotaExceededError')
    },
  })
}

/** The choice with its machine. */
function Wired() {
  const [machine] = useState(fullAtFirst)
  const [snapshot, send] = useMachine(machine, { input: { saved: null, system: 'light' } })
  useStateMap(snapshot)
  return (
    <Theme view={view(snapshot)} onChoose={(choice) => send({ type: 'theme.choose', choice })} />
  )
}

/** The notice goes when the choice is saved at last, and the focus is back at the choice. */
export const SavedAtLast: Story = {
  parameters: { visual: { looksLike: 'platform-features-theme--memory-saving' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save again' }))
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus()
  },
}
