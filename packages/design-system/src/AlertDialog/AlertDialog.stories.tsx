import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { AlertDialog } from './AlertDialog.tsx'

/**
 * A message that must be read before anything else, with one button. In the app the machine `system-dialogs` shows it
 * from anywhere, one dialog at a time.
 *
 * **Do** say what happened, what it means, and what comes next. **Don't** use it for good news or for what can wait:
 * a toast does not stop anybody. **Don't** ask something with it: use `ConfirmDialog`.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | presses the button, which has the focus |
 * | Esc | closes it |
 */
const meta = {
  title: 'AlertDialog',
  component: AlertDialog,
  args: {
    title: 'The game was aborted',
    message: 'Your opponent did not make the first move. Ratings do not change.',
    okLabel: 'OK',
    defaultOpen: true,
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 360 } },
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'The game was aborted' })
    await expect(dialog).toHaveAccessibleDescription(/Ratings do not change/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    if (window.innerWidth > 768) await expect(dialog.offsetWidth).toBe(350)
  },
}

export const TitleAlone: Story = { args: { title: 'Saved', message: undefined } }

export const InKazakh: Story = {
  args: {
    title: 'Ойын тоқтатылды',
    message: 'Қарсыласыңыз бірінші жүрісті жасамады. Рейтингтер өзгермейді.',
    okLabel: 'Жарайды',
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    title: 'Партия прервана',
    message: 'Соперник не сделал первый ход. Рейтинги не изменятся.',
    okLabel: 'Понятно',
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    title: 'Mannschaftsmeisterschaftsqualifikationsturnier',
    message: 'Schachweltmeisterschaftskandidatenturnierteilnahmebestätigungsfristverlängerung',
    okLabel: 'Schachweltmeisterschaftskandidatenturnier',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ClosedByTheButton: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expectGone()
  },
}

export const ClosedByEsc: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expectGone()
  },
}

const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
