import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { RadioCards } from '../RadioCards/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { longWords } from '../stories/longWords.ts'

const timeControls = ['1+0', '3+2', '5+3', '10+0', '15+10', '30+20'].map((value) => ({
  value,
  title: value,
}))

/**
 * A question or a task that must be finished first. The focus moves in, stays in, and goes back to where it was when
 * the dialog closes. Up to 768 px of window width it is a sheet at the lower edge, in reach of the thumb.
 *
 * **Do** put the safe answer first: an alert or confirm begins at its first button, anything longer at its title.
 *
 * **Don't** open one over another, and don't put into it what could stay in the page.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes through it, and stays in it |
 * | Esc | closes it; the focus goes back to where it was |
 */
const meta = {
  title: 'Dialog',
  component: Dialog,
  args: {
    title: 'Challenge a friend',
    description: 'They get a link and ten minutes to accept it.',
    children: (
      <RadioCards
        label="Time control"
        layout="column"
        columns={3}
        options={timeControls}
        defaultValue="5+3"
      />
    ),
    actions: (
      <>
        <Button type="ghost">Not now</Button>
        <Button>Make the link</Button>
      </>
    ),
    defaultOpen: true,
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  args: { closeLabel: 'Close' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Challenge a friend' })
    await expect(dialog).toHaveAccessibleDescription(/ten minutes/)
    await expect(dialog).toHaveFocus()
  },
}

export const Confirm: Story = {
  parameters: { visual: { looksLike: 'design-system-confirmdialog--danger' } },
  args: {
    size: 'confirm',
    title: 'Resign this game?',
    description: 'Your opponent wins. This cannot be undone.',
    children: undefined,
    actions: (
      <>
        <Button type="secondary">Keep playing</Button>
        <Button type="danger">Resign</Button>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Keep playing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Resign' })).toHaveFocus()
    await userEvent.tab()
    await expect(keep).toHaveFocus()
  },
}

export const Alert: Story = {
  parameters: { visual: { looksLike: 'design-system-alertdialog--default' } },
  args: {
    size: 'alert',
    title: 'The game was aborted',
    description: 'Your opponent did not make the first move. Ratings do not change.',
    children: undefined,
    actions: <Button>OK</Button>,
  },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'The game was aborted' }),
    ).toBeVisible()
  },
}

/** The middle scrolls; the title and the buttons stay. */
export const LongContent: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    closeLabel: 'Close',
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line} as="p" tone="muted">
        {`${line + 1}. A rule that players agree to before the tournament begins.`}
      </Text>
    )),
  },
}

export const InKazakh: Story = {
  args: {
    size: 'confirm',
    title: longText.label,
    description: longText.sentence,
    children: undefined,
    closeLabel: 'Жабу',
    actions: (
      <>
        <Button type="secondary">Ойынды жалғастыру</Button>
        <Button type="danger">Ойынды тапсыру</Button>
      </>
    ),
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    title: 'Вызвать друга',
    description: 'Друг получит ссылку и десять минут, чтобы принять вызов.',
    children: undefined,
    closeLabel: 'Закрыть',
    actions: (
      <>
        <Button type="ghost">Не сейчас</Button>
        <Button>Создать ссылку</Button>
      </>
    ),
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    title: longWords.word,
    description: longWords.sentence,
    children: undefined,
    closeLabel: longWords.label,
    actions: <Button>{longWords.label}</Button>,
  },
}

export const RightToLeft: Story = {
  args: {
    title: 'تحدَّ صديقًا',
    description: 'يصله رابط وعشر دقائق ليقبله.',
    children: undefined,
    closeLabel: 'إغلاق',
    actions: (
      <>
        <Button type="ghost">ليس الآن</Button>
        <Button>أنشئ الرابط</Button>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}

export const ClosesWithTheIcon: Story = {
  args: { closeLabel: 'Close' },
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const GivesTheFocusBack: Story = {
  decorators: [padded],
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Challenge' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function Opener({ defaultOpen: _, ...props }: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Challenge</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}
