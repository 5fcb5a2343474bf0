import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Flag, flagSizes, type FlagProps } from './Flag.tsx'

/**
 * A country's flag by its code of two letters, with the country's name as its text.
 *
 * **Loading**: each flag is a file of its own, fetched when the first flag of that country is shown and kept for the
 * visit. The list of the files is loaded with the first flag, so a page without flags pays nothing. The box has its
 * size from the start: nothing jumps. A flag that cannot be fetched leaves the box empty, and its name stays.
 *
 * **Do** give `nameBeside` where the name is written next to the flag, so that it is not said twice.
 *
 * **Don't** use a flag for a language: one is spoken in many countries.
 *
 * It takes no keys.
 */
const meta = {
  title: 'Flag',
  component: Flag,
  decorators: [padded],
  argTypes: { size: { control: 'select', options: flagSizes } },
  args: { code: 'KZ', name: 'Kazakhstan' },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the files of the flags, which come by themselves. */
const shown = (canvasElement: HTMLElement, count = 1) =>
  waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBe(count), {
    timeout: 10_000,
  })

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Kazakhstan' })).toBeVisible()
    await shown(canvasElement)
  },
}

const inAllSizes = (args: FlagProps) => (
  <Inline gap={4}>
    {flagSizes.map((size) => (
      <Flag {...args} key={size} size={size} />
    ))}
  </Inline>
)

export const Sizes: Story = {
  render: inAllSizes,
  play: ({ canvasElement }) => shown(canvasElement, flagSizes.length),
}

/** White flags keep an edge in the light theme, black ones in the dark theme. */
export const Countries: Story = {
  parameters: everyLook,
  render: (args) => (
    <Inline gap={3}>
      {['KZ', 'JP', 'DE', 'NP', 'IN', 'US', 'NO', 'AE', 'PH', 'BR', 'FR', 'GB', 'CH', 'UA'].map(
        (code) => (
          <Flag {...args} key={code} code={code} name={code} size="l" />
        ),
      )}
    </Inline>
  ),
  play: ({ canvasElement }) => shown(canvasElement, 14),
}

export const NameBeside: Story = {
  args: { nameBeside: true },
  render: (args) => (
    <Inline gap={2}>
      <Flag {...args} />
      <Text>Kazakhstan</Text>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const UnknownCode: Story = {
  args: { code: 'ZZ', name: 'No country' },
  render: inAllSizes,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg').length).toBe(3), {
      timeout: 10_000,
    })
    await expect(canvas.getAllByRole('img', { name: 'No country' })).toHaveLength(3)
  },
}

export const SmallLetters: Story = {
  args: { code: 'fr', name: 'France' },
  play: ({ canvasElement }) => shown(canvasElement),
}

export const InKazakh: Story = {
  parameters: { visual: { looksLike: 'design-system-flag--default' } },
  args: { name: 'Қазақстан' },
  globals: { locale: 'kz' },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Қазақстан' })).toBeVisible()
  },
}

export const InRussian: Story = {
  parameters: { visual: { looksLike: 'design-system-flag--default' } },
  args: { name: 'Казахстан' },
  globals: { locale: 'ru' },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Казахстан' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: { nameBeside: true },
  decorators: [paddedNarrow],
  render: (args) => (
    <Inline wrap={false}>
      <Flag {...args} />
      <Text>{`${longWords.word} ${longWords.label}`}</Text>
    </Inline>
  ),
  play: ({ canvasElement }) => shown(canvasElement),
}

export const RightToLeft: Story = {
  args: { code: 'AE', name: 'الإمارات' },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack gap={2}>
      {flagSizes.map((size) => (
        <Inline key={size}>
          <Flag {...args} size={size} nameBeside />
          <Text>الإمارات</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: ({ canvasElement }) => shown(canvasElement, 3),
}
