import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swords } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { controlSizes } from '../themes/tokens.ts'
import { Button, buttonDisplays, buttonTypes } from './Button.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Triggers an action. One `primary` button per screen says what to do next.
 *
 * While loading it does nothing, unless `onCancel` is given: then it shows a cancel icon, and pressing it cancels.
 *
 * **Do** say what pressing does, in the imperative. **Do** say why it cannot be pressed with `disabledReason` instead of
 * disabling it in silence: then it opens no popover or menu either.
 *
 * **Don't** lead to another place with it: that is a `LinkButton`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it, also when it says why it cannot be pressed |
 * | Enter, Space | press it; while loading, they cancel |
 */
const meta = {
  title: 'Button',
  component: Button,
  decorators: [padded],
  argTypes: {
    type: { control: 'select', options: buttonTypes },
    size: { control: 'select', options: controlSizes },
    display: { control: 'select', options: buttonDisplays },
  },
  args: { children: 'Play', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { type: 'secondary' } }

export const Ghost: Story = { args: { type: 'ghost' } }

export const Danger: Story = { args: { type: 'danger', children: 'Resign' } }

export const WithIcon: Story = {
  args: { icon: <Swords /> },
  parameters: {
    modes: {
      'right-to-left': {
        args: { children: 'العب', icon: <Swords />, disabledReason: 'تبدأ البطولة بعد خمس دقائق.' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Block: Story = { args: { display: 'block' } }

const searching = { loading: true, children: 'Searching', onCancel: fn(), cancelLabel: 'Cancel' }

export const Loading: Story = {
  args: { loading: true, children: 'Joining' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Joining/ }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const LoadingWithCancel: Story = {
  args: searching,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Searching Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const CancelledByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-button--loading-with-cancel' } },
  args: searching,
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const DisabledWithReason: Story = {
  args: { children: 'Join', disabledReason: 'The tournament begins in 5 minutes.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Join' })
    await expect(button).toHaveAccessibleDescription('The tournament begins in 5 minutes.')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled()
  },
}

export const PressedByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-button--primary' } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const TypesAndSizes: Story = {
  parameters: everyLook,
  render: (args) => (
    <Stack gap={4}>
      {buttonTypes.map((type) => (
        <Inline key={type} gap={3}>
          {controlSizes.map((size) => (
            <Button {...args} key={size} type={type} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const InKazakh: Story = {
  args: { children: longText.label, icon: <Swords />, disabledReason: longText.sentence },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { ...searching, children: 'Ищем соперника', cancelLabel: 'Отменить' },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: { children: longWords.label, disabledReason: longWords.sentence, display: 'block' },
  decorators: [paddedNarrow],
}
