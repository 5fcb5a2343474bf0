import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Slider } from './Slider.tsx'

/**
 * A number that is felt rather than typed: a volume, the size of the board.
 *
 * **Do** show at once what it changes; save in `onChangeEnd`.
 * **Don't** ask for an exact number with it (`NumberField`), or for one of a few (`SegmentedControl`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrow keys | One step |
 * | Page Up, Page Down | A tenth of the way |
 * | Home, End | The least, the most |
 */
const meta = {
  title: 'Slider',
  component: Slider,
  decorators: [paddedNarrow, localized],
  args: {
    label: 'Volume',
    defaultValue: 0.6,
    min: 0,
    max: 1,
    step: 0.05,
    format: { style: 'percent' },
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  args: { help: 'Moves and the end of a game.' },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.65)
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0.65)
    await expect(slider).toHaveAttribute('aria-valuetext', '65%')
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
  parameters: {
    modes: {
      kazakh: {
        args: { label: 'Дыбыс деңгейі', help: 'Жүрістер мен ойынның соңы.' },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { label: 'Громкость', help: 'Ходы и конец партии.' },
        globals: { locale: 'ru' },
      },
      'long-words': { args: { label: longWords.label, help: longWords.sentence }, claims: 'phone' },
    } satisfies StoryModes<Story>,
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Sounds are off on this device.' },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.65)
  },
}
