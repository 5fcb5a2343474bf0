import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { FlipVertical2 } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Tooltip, tooltipPlacements } from './Tooltip.tsx'

/** A tooltip needs room on all sides. */
const roomy: Decorator = (Story) => (
  <Surface padding={16}>
    <Inline justify="center">
      <Story />
    </Inline>
  </Surface>
)

/**
 * A few words about a control, on hover and on keyboard focus. They are its description for screen readers.
 *
 * **Do** say what the label cannot: the shortcut, or what will happen.
 *
 * **Don't** say anything in it that a player must know: a finger never sees it. Don't put it on text or pictures, which
 * the keyboard cannot reach: write the words out, or use a `Popover`.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | reaching the control shows it |
 * | Esc | takes it away, the focus stays |
 */
const meta = {
  title: 'Tooltip',
  component: Tooltip,
  decorators: [roomy, padded, localized],
  argTypes: { placement: { control: 'select', options: tooltipPlacements } },
  args: {
    text: 'Your opponent sees it at once',
    children: <Button type="secondary">Offer a draw</Button>,
    defaultOpen: true,
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Your opponent sees it at once',
    )
  },
}

export const WithShortcut: Story = {
  parameters: everyLook,
  args: {
    text: 'See the board from the other side',
    shortcut: 'F',
    children: (
      <Button type="ghost" icon={<FlipVertical2 aria-hidden="true" />}>
        Flip
      </Button>
    ),
  },
}

export const Below: Story = { args: { placement: 'bottom' } }

export const AtTheEnd: Story = { args: { placement: 'end' } }

export const ByKeyboard: Story = {
  parameters: { visual: { keepFocus: true } },
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Your opponent sees it')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const ByHover: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The library notices the pointer by its first move.
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 3000 })
    await waitFor(() => expect(tooltip).toBeVisible())
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const InKazakh: Story = {
  args: { text: 'Қарсыласыңыз оны бірден көреді', children: <Button>Тең ойын ұсыну</Button> },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { text: 'Соперник увидит это сразу', children: <Button>Предложить ничью</Button> },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: { text: `${longWords.sentence} ${longWords.word}${longWords.label}`, shortcut: 'Strg+F' },
}

export const RightToLeft: Story = {
  args: {
    text: 'يراه خصمك فورًا',
    shortcut: 'F',
    placement: 'end',
    children: <Button>اعرض التعادل</Button>,
  },
  globals: { direction: 'rtl' },
}
