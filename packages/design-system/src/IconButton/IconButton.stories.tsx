import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlipVertical2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { buttonTypes } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Tooltip as LongerTooltip } from '../Tooltip/index.ts'
import { controlSizes } from '../themes/tokens.ts'
import { IconButton } from './IconButton.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * An action that its icon alone explains. The label is its name for screen readers and its tooltip, which is loaded
 * when the first pointer or focus comes to such a button. A `Tooltip` around it takes the place of its own.
 *
 * **Do** name what pressing does, and give the shortcut where there is one.
 *
 * **Don't** use an icon that needs an explanation: a finger sees no tooltip. That is a `Button` with an icon.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it, and shows its tooltip |
 * | Enter, Space | press it |
 * | Esc | takes the tooltip away |
 */
const meta = {
  // A tooltip stands only beside a button that has the focus.
  parameters: { visual: { keepFocus: true } },
  title: 'IconButton',
  component: IconButton,
  decorators: [padded],
  args: { label: 'Flip the board', children: <FlipVertical2 />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flip the board' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Flip the board' })).toBeDisabled()
  },
}

/** On hover and on keyboard focus; it comes with its first use. */
export const Tooltip: Story = {
  args: { shortcut: 'F' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Flip the board' })
    await userEvent.hover(button)
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(tooltip).toHaveTextContent('Flip the boardF')
    await userEvent.hover(canvasElement)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Flip the board')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'F')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
  },
}

/** A `Tooltip` around it says more, and takes the place of its own. */
export const TooltipThatSaysMore: Story = {
  render: (args) => (
    <LongerTooltip text="Only you see it from that side">
      <IconButton {...args} />
    </LongerTooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only you see it')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Only you see it from that side',
    )
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1))
  },
}

export const TypesAndSizes: Story = {
  parameters: everyLook,
  render: (args) => (
    <Stack gap={4}>
      {buttonTypes.map((type) => (
        <Inline key={type} gap={3}>
          {controlSizes.map((size) => (
            <IconButton {...args} key={size} type={type} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

const named =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toHaveTextContent(name))
  }

export const InKazakh: Story = {
  args: { label: 'Тақтаны аудару' },
  globals: { locale: 'kz' },
  play: named('Тақтаны аудару'),
}

export const InRussian: Story = {
  args: { label: 'Перевернуть доску' },
  globals: { locale: 'ru' },
  play: named('Перевернуть доску'),
}

export const LongWords: Story = {
  args: { label: longWords.sentence },
  parameters: { visual: { claims: 'phone' } },
  play: named(longWords.sentence),
}

export const RightToLeft: Story = {
  args: { label: 'اقلب الرقعة' },
  globals: { direction: 'rtl' },
  play: named('اقلب الرقعة'),
}
