import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Checkbox } from './index.ts'

/**
 * Yes or no to one thing. It counts when the form is sent.
 *
 * **Do** say what a check means, as a statement: "Send me the results". **Don't** use it for what acts at once (that
 * is a `Switch`), and don't check consent beforehand.
 *
 * | key | does |
 * | --- | --- |
 * | Space | checks or unchecks it |
 */
const meta = {
  title: 'Checkbox',
  component: Checkbox,
  decorators: [paddedNarrow],
  args: { children: 'Send me the results', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the results' })
    await userEvent.click(canvas.getByText('Send me the results'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
  parameters: {
    modes: {
      'long-words': {
        args: { children: longWords.sentence, help: longWords.sentence, error: longWords.sentence },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Checked: Story = {
  args: { defaultChecked: true },
  parameters: {
    modes: {
      kazakh: {
        args: {
          children: 'Турнир нәтижелерін поштама жіберіңіз',
          help: 'Әр турнирден кейін бір хат келеді.',
          defaultChecked: true,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          children: 'Присылать мне результаты турниров',
          help: 'Одно письмо после каждого турнира.',
          defaultChecked: true,
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { children: 'أرسل لي النتائج', help: 'رسالة بعد كل بطولة.', defaultChecked: true },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Partly: Story = {
  args: { indeterminate: true, children: 'All clubs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const WithHelp: Story = {
  parameters: everyLook,
  args: { help: 'One e-mail after each tournament.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/One e-mail/)
  },
}

const follow = fn()

/** A press on the link follows it and checks nothing. */
export const Consent: Story = {
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link href="/terms" onPress={follow}>
          terms of use
        </Link>{' '}
        and the{' '}
        <Link href="/privacy" onPress={follow}>
          privacy policy
        </Link>
      </>
    ),
    required: true,
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'terms of use' })
    // The testing library hands every click in a label on to its control; the browser spares links.
    await fireEvent.pointerDown(link, { pointerType: 'mouse', button: 0 })
    await fireEvent.pointerUp(link, { pointerType: 'mouse', button: 0 })
    link.click()
    await expect(follow).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { ...Consent.args, error: 'Agree to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/Agree to go on/)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultChecked: true, disabledReason: 'Organisers always get the results.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription(/Organisers always get the results/)
  },
}
