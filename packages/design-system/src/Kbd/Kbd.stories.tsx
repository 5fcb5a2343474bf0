import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyLook } from '../stories/everyLook.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Kbd } from './Kbd.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * A key of the keyboard, for shortcuts.
 *
 * **Do** write what stands on the key, in the reader's language where it has words.
 *
 * **Don't** put several keys into one: each is a `Kbd` of its own.
 *
 * It takes no keys itself.
 */
const meta = {
  title: 'Kbd',
  component: Kbd,
  decorators: [padded],
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Word: Story = {}

export const Sign: Story = { args: { children: '←' } }

export const InText: Story = {
  parameters: everyLook,
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to let the piece go.
    </Text>
  ),
}

const sentence = (before: string, key: string, after: string): Story => ({
  render: () => (
    <Text>
      {before} <Kbd>{key}</Kbd> {after}
    </Text>
  ),
})

export const InKazakh: Story = {
  ...sentence('Фигураны босату үшін', 'Esc', 'пернесін басыңыз.'),
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  ...sentence('Чтобы отпустить фигуру, нажмите', 'Пробел', 'или щёлкните рядом.'),
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  ...sentence(longWords.label, longWords.word, longWords.label),
  decorators: [paddedNarrow],
}

export const RightToLeft: Story = {
  ...sentence('اضغط', 'Esc', 'لتترك القطعة.'),
  globals: { direction: 'rtl' },
}
