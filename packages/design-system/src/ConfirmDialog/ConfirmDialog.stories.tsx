import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/**
 * Asks before something is done. In the app the machine `system-dialogs` asks from anywhere, one question at a time.
 *
 * **Do** ask with the verb of the action in the title and say what a yes leads to. **Do** name the action on the
 * button when it cannot be undone. **Don't** ask what can be undone: do it, and offer the way back in a toast.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | presses the button with the focus; it begins at No |
 * | Tab | goes to the other button |
 * | Esc | answers No |
 */
const meta = {
  title: 'ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Leave the tournament?',
    message: 'Your place goes to the next player who waits.',
    yesLabel: 'Yes',
    noLabel: 'No',
    defaultOpen: true,
    onAnswer: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave the tournament?' })
    if (window.innerWidth > 768) await expect(dialog.offsetWidth).toBe(370)
    const no = screen.getByRole('button', { name: 'No' })
    await waitFor(() => expect(no).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.tab()
    await expect(no).toHaveFocus()
  },
}

export const Danger: Story = {
  parameters: everyLook,
  args: {
    title: 'Resign this game?',
    message: 'Your opponent wins. This cannot be undone.',
    yesLabel: 'Resign',
    noLabel: 'Keep playing',
    danger: true,
  },
}

/** The action that was agreed to is on its way. */
export const Pending: Story = {
  args: { open: true, pending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

export const InKazakh: Story = {
  args: {
    title: 'Турнирден шығасыз ба?',
    message: 'Орныңыз кезекте тұрған келесі ойыншыға беріледі.',
    yesLabel: 'Иә',
    noLabel: 'Жоқ',
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    title: 'Покинуть турнир?',
    message: 'Ваше место займёт следующий игрок из очереди.',
    yesLabel: 'Да',
    noLabel: 'Нет',
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    title: 'Mannschaftsmeisterschaftsqualifikationsturnier verlassen?',
    message: 'Schachweltmeisterschaftskandidatenturnierteilnahmebestätigungsfristverlängerung',
    yesLabel: 'Turnierteilnahmebestätigung zurückziehen',
    noLabel: 'Turnierteilnahmebestätigung behalten',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const AnsweredYes: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
    await expectGone()
  },
}

export const EscIsNo: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenCalledWith(false)
    await expectGone()
  },
}

const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
