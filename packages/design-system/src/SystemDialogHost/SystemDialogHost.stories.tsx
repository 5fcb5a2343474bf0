import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { createSystemDialogs } from './createSystemDialogs.ts'
import { SystemDialogHost, type SystemDialogHostProps } from './SystemDialogHost.tsx'
import { longWords } from '../stories/longWords.ts'

type Props = Pick<SystemDialogHostProps, 'texts'>

/**
 * Alerts and questions from anywhere in an app: `createSystemDialogs()` makes the queue, `SystemDialogHost` shows one
 * dialog at a time, and each call gives a promise of the answer.
 *
 * ```tsx
 * const dialogs = createSystemDialogs()
 * // beside the app: <SystemDialogHost dialogs={dialogs} texts={{ ok, yes, no }} />
 * if (await dialogs.confirm({ title: 'Leave the tournament?' })) leave()
 * await dialogs.alert({ id: 'ban', title: 'Your account is closed' })
 * ```
 *
 * **Do** give an `id` to what could be told twice, such as a ban. **Do** call `dismissAll()` on sign-out. **Don't**
 * chain many questions: that is a form, and belongs into a `Popup`.
 *
 * The keys are those of `AlertDialog`, `ConfirmDialog` and `SystemDialog`. The focus goes back to where it was after
 * each of them.
 */
function Asking({ texts }: Props) {
  const [dialogs] = useState(createSystemDialogs)
  const [answers, setAnswers] = useState<readonly string[]>([])
  const note = (answer: string | undefined) => setAnswers((all) => [...all, answer ?? 'left'])

  const ask = () => {
    void dialogs.confirm({ title: 'Leave the tournament?' }).then((yes) => note(yes ? 'yes' : 'no'))
    void dialogs
      .choose({
        title: 'Rematch?',
        choices: [
          { value: 'later', label: 'Not now' },
          { value: 'now', label: 'Play again', type: 'primary' },
        ],
      })
      .then(note)
    void dialogs.alert({ title: 'The game was aborted' }).then(() => note('read'))
  }

  return (
    <Stack gap={3} align="start">
      <Inline gap={3}>
        <Button onPress={ask}>Ask three things</Button>
        <Button
          type="secondary"
          onPress={() => {
            void dialogs
              .confirm({ title: 'Resign this game?', yesLabel: 'Resign', danger: true })
              .then((yes) => note(yes ? 'yes' : 'no'))
          }}
        >
          Ask one thing
        </Button>
      </Inline>
      <Text as="p" tone="muted">
        {answers.join(', ') || 'No answers yet'}
      </Text>
      <SystemDialogHost dialogs={dialogs} texts={texts} />
    </Stack>
  )
}

const meta = {
  title: 'SystemDialogHost',
  component: Asking,
  args: { texts: { ok: 'OK', yes: 'Yes', no: 'No' } },
  decorators: [padded],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof Asking>

export default meta
type Story = StoryObj<typeof meta>

export const NothingAsked: Story = {}

export const OneQuestion: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask one thing' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Resign this game?' }),
    ).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'No' })).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Resign' })).toBeInTheDocument()
  },
}

/** Three questions come one after the other, and the focus ends where it was. */
export const OneAfterTheOther: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask three things' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByRole('alertdialog', { name: 'Rematch?' })
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText('yes, left, read')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const asked: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask three things' }))
  await expect(await screen.findByRole('button', { name: args.texts.yes })).toBeInTheDocument()
  await expect(screen.getByRole('button', { name: args.texts.no })).toBeInTheDocument()
}

export const InKazakh: Story = {
  args: { texts: { ok: 'Жарайды', yes: 'Иә', no: 'Жоқ' } },
  globals: { locale: 'kz' },
  play: asked,
}

export const InRussian: Story = {
  args: { texts: { ok: 'Понятно', yes: 'Да', no: 'Нет' } },
  globals: { locale: 'ru' },
  play: asked,
}

export const LongWords: Story = {
  args: { texts: { ok: longWords.word, yes: longWords.word, no: longWords.label } },
  parameters: { visual: { phone: true } },
  play: asked,
}

export const RightToLeft: Story = {
  args: { texts: { ok: 'حسنًا', yes: 'نعم', no: 'لا' } },
  globals: { direction: 'rtl' },
  play: asked,
}
