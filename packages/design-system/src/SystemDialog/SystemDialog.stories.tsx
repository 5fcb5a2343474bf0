import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { SystemDialog } from './SystemDialog.tsx'

const pick = fn()

/**
 * The smallest dialog, 208 px wide, for a choice between a few short answers. In the app the machine
 * `system-dialogs` asks from anywhere, one question at a time.
 *
 * **Do** keep it to two to four answers of one or two words. **Don't** put forms or lists into it: use `Popup`.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | presses the answer with the focus; it begins at the first |
 * | Tab | goes to the next answer |
 * | Esc | leaves without an answer |
 */
const meta = {
  title: 'SystemDialog',
  component: SystemDialog,
  args: {
    title: 'Rematch?',
    message: 'Five minutes each, rated.',
    actions: [
      { label: 'Not now', onPress: pick },
      { label: 'Play again', type: 'primary', onPress: pick },
    ],
    defaultOpen: true,
    onDismiss: fn(),
  },
  beforeEach: () => {
    pick.mockClear()
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies Meta<typeof SystemDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Rematch?' })
    await expect(dialog).toHaveAccessibleDescription('Five minutes each, rated.')
    if (window.innerWidth > 768) await expect(dialog.offsetWidth).toBe(208)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus())
  },
}

export const TitleAlone: Story = { args: { message: undefined } }

export const ThreeAnswers: Story = {
  args: {
    title: 'Leave the game?',
    message: 'Your clock goes on.',
    actions: [
      { label: 'Stay', type: 'primary' },
      { label: 'Leave' },
      { label: 'Resign', type: 'danger' },
    ],
  },
}

export const InKazakh: Story = {
  args: {
    title: 'Қайта ойнайсыз ба?',
    message: 'Әрқайсысына бес минут, рейтингілік ойын.',
    actions: [{ label: 'Қазір емес' }, { label: 'Қайта ойнау', type: 'primary' }],
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    title: 'Сыграть реванш?',
    message: 'По пять минут, с подсчётом рейтинга.',
    actions: [{ label: 'Не сейчас' }, { label: 'Сыграть ещё', type: 'primary' }],
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    title: 'Mannschaftsmeisterschaftsqualifikation',
    message: 'Schachweltmeisterschaftskandidatenturnier',
    actions: [{ label: 'Turnierteilnahmebestätigung' }, { label: 'Zurück', type: 'primary' }],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Answered: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play again' }))
    await expect(pick).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

export const LeftByEsc: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(pick).not.toHaveBeenCalled()
  },
}
