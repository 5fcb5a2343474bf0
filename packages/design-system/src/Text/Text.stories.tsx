import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { fontWeights, textSizes } from '../themes/tokens.ts'
import { Text, textAligns, textTones } from './Text.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Text that is not a heading, in five sizes, nine weights and the tones of the theme.
 *
 * **Do** take `tabular` for numbers that change or stand below one another.
 *
 * **Don't** let a tone alone say something: words say it too.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Text',
  component: Text,
  decorators: [padded],
  argTypes: {
    size: { control: 'select', options: textSizes },
    weight: { control: 'select', options: fontWeights },
    tone: { control: 'select', options: textTones },
    align: { control: 'select', options: textAligns },
  },
  args: { children: 'White is better after the exchange on d5.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    modes: {
      russian: {
        args: { children: 'После размена на d5 у белых лучше.', as: 'p' },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { children: 'الأبيض أفضل بعد التبادل في d5.', as: 'p' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Sizes: Story = {
  parameters: everyLook,
  render: (args) => (
    <Stack gap={3}>
      {textSizes.map((size) => (
        <Text {...args} key={size} size={size} as="p" />
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: (args) => (
    <Stack gap={2}>
      {fontWeights.map((weight) => (
        <Text {...args} key={weight} weight={weight} as="p" />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {textTones.map((tone) => (
        <Text {...args} key={tone} tone={tone} as="p" />
      ))}
    </Stack>
  ),
}

/** All digits have one width, so a running clock does not tremble. */
export const TabularFigures: Story = {
  render: (args) => (
    <Stack gap={0}>
      {['10:11.1', '08:48.8', '00:00.0'].map((clock) => (
        <Text {...args} key={clock} size="l" weight="semibold" tabular as="p">
          {clock}
        </Text>
      ))}
    </Stack>
  ),
}

export const InKazakh: Story = {
  args: { children: `${longText.sentence} ${longText.word.repeat(2)}`, as: 'p' },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}

export const LongWords: Story = {
  args: { children: longWords.sentence, as: 'p' },
  decorators: [paddedNarrow],
}
