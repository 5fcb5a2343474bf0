import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { textSizes } from '../themes/tokens.ts'
import { Heading, headingAligns, headingLevels } from './Heading.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Names a part of the page. The level is the outline's, the size is the look's; neither follows from the other.
 *
 * **Do** take the level that follows the one above it; screen readers jump from heading to heading.
 *
 * **Don't** use it only to make words large: that is `Text`.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Heading',
  component: Heading,
  decorators: [padded],
  argTypes: {
    level: { control: 'select', options: headingLevels },
    size: { control: 'select', options: textSizes },
    align: { control: 'select', options: headingAligns },
  },
  args: { children: 'Play a game', level: 2 },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    modes: {
      /** The largest size shrinks on a phone, so that long words fit. */
      kazakh: {
        args: { children: 'Қарсыласыңызды таңдаңыз', size: 'xl' },
        globals: { locale: 'kz' },
        claims: 'phone',
      },
      russian: { args: { children: 'Выберите соперника', size: 'xl' }, globals: { locale: 'ru' } },
      'long-words': { args: { children: longWords.word, size: 'xl' }, claims: 'phone' },
      'right-to-left': { args: { children: 'العب مباراة' }, globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
}

export const LargeSecondLevel: Story = {
  args: { size: 'xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Play a game')
  },
}

export const Sizes: Story = {
  parameters: everyLook,
  render: (args) => (
    <Stack gap={3}>
      {textSizes.toReversed().map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
}

export const Centred: Story = { args: { align: 'center' } }
