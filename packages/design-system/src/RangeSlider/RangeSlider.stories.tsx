import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { RangeSlider, rangeSliderInputs } from './RangeSlider.tsx'

/**
 * A lower and an upper limit, such as of the ratings that may join. Each end can be dragged, moved by keys, or typed.
 * Neither passes the other, and `gap` keeps them apart.
 *
 * **Do** keep the fields where the exact number matters; save in `onChangeEnd`.
 * **Don't** take it where one limit is enough, or for a span of days.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes through both fields and both ends |
 * | Arrow keys | One step |
 * | Page Up, Page Down | A tenth of the way (fields: the same as the arrow keys) |
 * | Home, End | As far as the end may go |
 */
const meta = {
  title: 'RangeSlider',
  component: RangeSlider,
  decorators: [paddedNarrow, localized],
  argTypes: { inputs: { control: 'select', options: rangeSliderInputs } },
  args: {
    label: 'Ratings',
    texts: { lower: 'From', upper: 'To' },
    min: 400,
    max: 3000,
    step: 10,
    defaultValue: [1000, 1200],
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  args: { help: 'Only players with a rating between can join.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'From Ratings' })).toHaveValue('1000')
    await expect(canvas.getByRole('slider', { name: 'To Ratings' })).toHaveAttribute(
      'aria-valuetext',
      '1200',
    )
  },
}

export const WithoutInputs: Story = {
  args: { inputs: 'hidden', defaultValue: [400, 2200] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/400.2200/)
  },
}

export const Whole: Story = {
  args: { defaultValue: [400, 3000] },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const ByKeyboard: Story = {
  args: { gap: 100 },
  play: async ({ canvas, userEvent, args }) => {
    const lower = canvas.getByRole('slider', { name: 'From Ratings' })
    const upper = canvas.getByRole('slider', { name: 'To Ratings' })
    lower.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([1010, 1200])
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith([1100, 1200])
    await userEvent.tab()
    await expect(upper).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(upper).toHaveValue('1200')
    await userEvent.keyboard('{End}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1100, 3000])
  },
}

/** What is typed is rounded to a step, and gives way to the other end. */
export const Typed: Story = {
  args: { gap: 100 },
  play: async ({ canvas, userEvent, args }) => {
    const lower = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(lower)
    await userEvent.type(lower, '904{Enter}')
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([900, 1200])
    await userEvent.clear(lower)
    await userEvent.type(lower, '1500')
    await userEvent.tab()
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([1100, 1200])
    await waitFor(() => expect(lower).toHaveValue('1100'))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'To' }))
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'To Ratings' })).toHaveValue('1200')
  },
}

export const Invalid: Story = { args: { error: 'Your own rating must lie between.' } }

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'A rated game needs an opponent near your rating.' },
}

export const InKazakh: Story = {
  args: {
    label: 'Қарсыласыңыздың рейтингі',
    texts: { lower: 'Ең төмен', upper: 'Ең жоғары' },
    help: 'Рейтингі осы аралықтағы ойыншылар ғана қосыла алады.',
    format: {},
  },
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ең жоғары' })).toHaveValue('1\u00A0200')
  },
}

export const LongWords: Story = {
  args: {
    label: longWords.label,
    texts: { lower: longWords.word, upper: longWords.label },
    help: longWords.sentence,
  },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      russian: {
        args: {
          label: 'Рейтинг соперника',
          texts: { lower: 'От', upper: 'До' },
          help: 'Сыграть смогут только игроки с рейтингом в этих пределах.',
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}
