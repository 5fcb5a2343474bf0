import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { spinnerSizes } from '../themes/tokens.ts'
import { Spinner } from './Spinner.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Says that something is on its way. It stands still for readers who asked for less motion.
 *
 * **Do** say in the label what is waited for: it is announced when the spinner appears.
 *
 * **Don't** use it where the shape of the content is known: that is a `Skeleton`. For how far something has come use
 * `Progress`; a `Button` has its own.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Spinner',
  component: Spinner,
  decorators: [padded],
  args: { label: 'Looking for an opponent' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for an opponent')
  },
}

export const Sizes: Story = {
  parameters: everyLook,
  render: (args) => (
    <Inline gap={6}>
      {spinnerSizes.map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
}

const says = (label: string): Pick<Story, 'args' | 'play'> => ({
  args: { label },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(label)
  },
})

export const InKazakh: Story = {
  parameters: { visual: { looksLike: 'design-system-spinner--default' } },
  ...says('Қарсылас ізделуде'),
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  parameters: { visual: { looksLike: 'design-system-spinner--default' } },
  ...says('Ищем соперника'),
  globals: { locale: 'ru' },
}

/** The label takes no room, however long it is. */
export const LongWords: Story = {
  parameters: { visual: { looksLike: 'design-system-spinner--default' } },
  ...says(longWords.sentence),
}

export const RightToLeft: Story = { ...says('نبحث عن خصم'), globals: { direction: 'rtl' } }
