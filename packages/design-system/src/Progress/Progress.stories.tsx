import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { toneNames } from '../themes/tokens.ts'
import { Progress, progressSizes } from './Progress.tsx'

/**
 * How far something has come: an analysis, an upload, a title. Without a `value` it says only that something goes on.
 *
 * **Do** give `valueText` where a number means more than a share, such as `12 of 40 moves`.
 *
 * **Don't** use it for a wait of less than a second, or let it run backwards. For a wait without an end in sight that is
 * not about one thing, use `Spinner`.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Progress',
  component: Progress,
  decorators: [paddedNarrow, localized],
  argTypes: {
    tone: { control: 'select', options: toneNames },
    size: { control: 'select', options: progressSizes },
  },
  args: { label: 'Analysing the game', value: 30 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Analysing the game' })
    await expect(bar).toHaveAttribute('aria-valuenow', '30')
    await expect(bar).toHaveAttribute('aria-valuetext', '30%')
  },
  parameters: {
    modes: {
      'long-words': { args: { label: longWords.sentence, valueText: longWords.word } },
      /** The bar grows from where lines begin. */
      'right-to-left': {
        args: { label: 'جارٍ التحليل', valueText: '30 %' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const WithValueText: Story = {
  args: { value: 12, max: 40, valueText: '12 of 40 moves' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40 moves')
    await expect(canvas.getByText('12 of 40 moves')).toBeVisible()
  },
}

export const Indeterminate: Story = {
  render: ({ label }) => (
    <Stack gap={6}>
      <Progress label={label} />
      <Progress label={label} size="s" tone="info" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [bar] = canvas.getAllByRole('progressbar', { name: 'Analysing the game' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

export const Empty: Story = {
  args: { value: 0 },
  parameters: {
    modes: {
      kazakh: {
        args: { label: 'Ойын талдануда', value: 12, max: 40, valueText: '40 жүрістің 12-сі' },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { label: 'Партия анализируется', value: 12, max: 40, valueText: '12 из 40 ходов' },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Full: Story = { args: { value: 100, tone: 'success', valueText: 'Done' } }

export const LabelHidden: Story = {
  args: { labelHidden: true, size: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Analysing the game' })).toBeVisible()
  },
}

export const TonesAndSizes: Story = {
  parameters: everyLook,
  render: () => (
    <Stack gap={4}>
      {progressSizes.map((size) =>
        toneNames.map((tone, index) => (
          <Progress
            key={`${size}${tone}`}
            label={tone}
            size={size}
            tone={tone}
            value={20 * (index + 1)}
            valueText={`${20 * (index + 1)}%`}
          />
        )),
      )}
    </Stack>
  ),
}
