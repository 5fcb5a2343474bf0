import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bot, Link2, Play, Swords } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { controlSizes } from '../themes/tokens.ts'
import { SplitButton, splitButtonTypes } from './SplitButton.tsx'

const friend = fn()

/**
 * The usual action, with a menu of its other ways beside it.
 *
 * **Do** use it when one way is right for most, such as "Play" before "Play a friend".
 *
 * **Don't** put unrelated actions into the menu: that is a `MenuButton`.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from the main part to the menu's part |
 * | Enter, Space | press the part with the focus |
 * | ↓ ↑ | on the menu's part: open the menu at its first or last item |
 */
const meta = {
  title: 'SplitButton',
  component: SplitButton,
  decorators: [padded, localized],
  argTypes: {
    type: { control: 'select', options: splitButtonTypes },
    size: { control: 'select', options: controlSizes },
  },
  args: {
    children: 'Play',
    label: 'Play',
    menuLabel: 'More ways to play',
    onPress: fn(),
    items: [
      { id: 'friend', label: 'A friend', icon: <Link2 />, onAction: friend },
      { id: 'bot', label: 'The computer', icon: <Bot />, onAction: fn() },
    ],
  },
} satisfies Meta<typeof SplitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  parameters: everyLook,
  args: { defaultOpen: true, icon: <Swords aria-hidden="true" /> },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    friend.mockClear()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More ways to play' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'A friend' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(friend).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { loading: true, children: 'Searching' } }

export const LoadingWithCancel: Story = {
  args: { loading: true, children: 'Searching', onCancel: fn(), cancelLabel: 'Cancel' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Searching Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'More ways to play' })).toBeDisabled()
  },
}

export const DisabledWithReason: Story = {
  args: { disabledReason: 'You have an open game. Finish it first.' },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAccessibleDescription('You have an open game. Finish it first.')
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}{ArrowDown}')
    }
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const TypesAndSizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {splitButtonTypes.map((type) => (
        <Inline key={type} gap={3}>
          {controlSizes.map((size) => (
            <SplitButton {...args} key={size} type={type} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const InKazakh: Story = {
  args: {
    children: 'Ойнау',
    label: 'Ойнау',
    menuLabel: 'Ойнаудың басқа жолдары',
    icon: <Play aria-hidden="true" />,
    items: [
      { id: 'friend', label: 'Доспен', icon: <Link2 />, onAction: fn() },
      { id: 'bot', label: 'Компьютермен', icon: <Bot />, onAction: fn() },
    ],
    defaultOpen: true,
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    children: 'Играть',
    label: 'Играть',
    menuLabel: 'Другие способы играть',
    icon: <Play aria-hidden="true" />,
    items: [
      { id: 'friend', label: 'С другом', icon: <Link2 />, onAction: fn() },
      { id: 'bot', label: 'С компьютером', icon: <Bot />, onAction: fn() },
    ],
    defaultOpen: true,
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: { children: `${longWords.word} ${longWords.label}`, label: longWords.word },
  decorators: [paddedNarrow],
}

export const RightToLeft: Story = {
  args: { children: 'العب', label: 'العب', menuLabel: 'طرق أخرى' },
  globals: { direction: 'rtl' },
}
