import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Switch, switchPlacements } from './index.ts'

/**
 * Turns one thing on or off, at once.
 *
 * **Do** name what is on: "Sounds", not "Turn sounds on". Put it at the `end` in a list of settings. **Don't** use it
 * in a form that is sent: that is a `Checkbox`.
 *
 * | key | does |
 * | --- | --- |
 * | Space | turns it on or off |
 */
const meta = {
  title: 'Switch',
  component: Switch,
  decorators: [paddedNarrow],
  argTypes: { placement: { control: 'select', options: switchPlacements } },
  args: { label: 'Sounds', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Sounds' })
    await userEvent.click(canvas.getByText('Sounds'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
  parameters: {
    modes: {
      'long-words': {
        args: { label: longWords.sentence, help: longWords.sentence, placement: 'end' },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const On: Story = {
  args: { defaultChecked: true },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Дыбыстар',
          help: 'Жүрістер, сағат және ойынның соңы.',
          defaultChecked: true,
          placement: 'end',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Звуки',
          help: 'Ходы, часы и конец партии.',
          defaultChecked: true,
          placement: 'end',
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const WithHelp: Story = {
  args: { defaultChecked: true, help: 'Moves, the clock and the end of the game.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Moves, the clock/)
  },
}

/** It shows where it goes, and a press does nothing until it is there. */
export const Saving: Story = {
  args: { checked: true, saving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  args: { error: 'It could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/could not be saved/)
  },
}

export const Disabled: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
}

export const DisabledWithReason: Story = {
  args: { defaultChecked: true, disabledReason: 'The organiser decides this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const InSettings: Story = {
  parameters: everyLook,
  args: { placement: 'end' },
  render: (args) => (
    <Stack gap={4}>
      <Switch {...args} defaultChecked />
      <Switch {...args} label="Legal moves" help="Dots on the squares where a piece may go." />
      <Switch
        {...args}
        label="Always a queen"
        help="A pawn at the end becomes one at once."
        defaultChecked
      />
    </Stack>
  ),
}

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Sounds' })).toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  args: { label: 'الأصوات', help: 'النقلات والساعة.' },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack gap={4}>
      <Switch {...args} defaultChecked />
      <Switch {...args} placement="end" defaultChecked />
    </Stack>
  ),
}
