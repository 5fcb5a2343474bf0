import type { Meta, StoryObj } from '@storybook/react-vite'
import { Settings2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { RadioCards } from '../RadioCards/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longText } from '../stories/longText.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Popover, popoverPlacements } from './Popover.tsx'

/**
 * A little more, at the button that asks for it: a few settings, a short explanation with links.
 *
 * **Do** give it a title, and a close icon where its content is more than a line: a finger has no Esc.
 *
 * **Don't** put a task with several steps or a question that must be answered into it: that is a `Dialog`. For a list
 * of actions use `MenuButton`, for a hint on a control `Tooltip`.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | open it; the focus moves in |
 * | Tab | goes through what is in it, and stays in it |
 * | Esc | closes it; the focus goes back to the button |
 */
const meta = {
  title: 'Popover',
  component: Popover,
  decorators: [padded, localized],
  argTypes: { placement: { control: 'select', options: popoverPlacements } },
  args: {
    trigger: <Button type="secondary">How is it rated?</Button>,
    title: 'Rated games',
    children: (
      <Text size="s" as="p" tone="muted">
        Both players win or lose points. The first ten games count more than the ones after them.
      </Text>
    ),
    defaultOpen: true,
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  parameters: everyLook,
  args: { closeLabel: 'Close' },
  play: async () => {
    await opened('Rated games')
  },
}

export const Named: Story = {
  args: {
    trigger: (
      <IconButton label="Settings of the board">
        <Settings2 aria-hidden="true" />
      </IconButton>
    ),
  },
  render: ({ trigger, defaultOpen = false }) => (
    <Popover label="Settings of the board" trigger={trigger} defaultOpen={defaultOpen}>
      <RadioCards
        label="Pieces"
        layout="column"
        columns={2}
        options={[
          { value: 'classic', title: 'Classic' },
          { value: 'merida', title: 'Merida' },
        ]}
        defaultValue="classic"
      />
    </Popover>
  ),
  play: async () => {
    await opened('Settings of the board')
  },
}

export const Closed: Story = { args: { defaultOpen: false } }

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-popover--closed' } },
  args: { defaultOpen: false, closeLabel: 'Close' },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'How is it rated?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(focused()))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** Something in it closes it. */
export const ClosedFromInside: Story = {
  parameters: { visual: { looksLike: 'design-system-popover--closed' } },
  args: {
    children: (close) => (
      <Stack gap={3} align="start">
        <Text size="s">Ratings are hidden until the game is over.</Text>
        <Button size="s" onPress={close}>
          I see
        </Button>
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I see' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const LongWords: Story = {
  args: {
    trigger: <Button type="secondary">{longWords.word}</Button>,
    title: `${longWords.word} ${longWords.label}`,
    closeLabel: longWords.word,
    children: `${longWords.sentence} ${longWords.word}${longWords.label}`,
  },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          trigger: <Button type="secondary">Рейтинг қалай есептеледі?</Button>,
          title: 'Рейтингтік ойындар',
          closeLabel: 'Жабу',
          children: longText.sentence,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          trigger: <Button type="secondary">Как считается рейтинг?</Button>,
          title: 'Партии на рейтинг',
          closeLabel: 'Закрыть',
          children:
            'Оба игрока получают или теряют очки. Первые десять партий значат больше следующих.',
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: {
          trigger: <Button type="secondary">كيف يُحسب؟</Button>,
          title: 'مباريات مصنّفة',
          closeLabel: 'إغلاق',
          children: 'يكسب اللاعبان نقاطًا أو يخسرانها.',
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

/** It comes in by a short fade. */
const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
}

/** A trigger that cannot be used now says why, and opens nothing. */
export const TriggerOutOfUse: Story = {
  args: {
    defaultOpen: false,
    trigger: (
      <Button type="secondary" disabledReason="The game is over.">
        Offer a draw
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Offer a draw' })
    await userEvent.click(trigger)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(trigger).toHaveAccessibleDescription('The game is over.')
    await expect(trigger).toHaveFocus()
  },
}

/** A trigger whose action is on its way opens nothing either. */
export const TriggerLoading: Story = {
  args: {
    defaultOpen: false,
    trigger: (
      <Button type="secondary" loading>
        Sending
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sending/ }))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
