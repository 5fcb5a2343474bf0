import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { playerTitles, TitleMark, titleMarkSizes, type PlayerTitle } from './TitleMark.tsx'

const names: Record<PlayerTitle, string> = {
  GM: 'Grandmaster',
  IM: 'International Master',
  FM: 'FIDE Master',
  CM: 'Candidate Master',
  WGM: 'Woman Grandmaster',
  WIM: 'Woman International Master',
  WFM: 'Woman FIDE Master',
  WCM: 'Woman Candidate Master',
  AGM: 'Arena Grandmaster',
  AIM: 'Arena International Master',
  AFM: 'Arena FIDE Master',
  ACM: 'Arena Candidate Master',
}

/**
 * A player's title as a small mark. It shows the letters, which every player knows, and says the full name.
 *
 * **Do** put it before the name, in the same line.
 *
 * **Don't** translate the letters: give the full title in the reader's language as `name`.
 *
 * It takes no keys.
 */
const meta = {
  title: 'TitleMark',
  component: TitleMark,
  decorators: [padded],
  argTypes: {
    title: { control: 'select', options: playerTitles },
    size: { control: 'select', options: titleMarkSizes },
  },
  args: { title: 'GM', name: names.GM },
} satisfies Meta<typeof TitleMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grandmaster')).toBeInTheDocument()
    await expect(canvas.getByTitle('Grandmaster')).toBeVisible()
  },
}

export const Titles: Story = {
  render: () => (
    <Stack gap={3}>
      {titleMarkSizes.map((size) => (
        <Inline key={size} gap={2}>
          {playerTitles.map((title) => (
            <TitleMark key={title} title={title} name={names[title]} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const BeforeAName: Story = {
  parameters: everyLook,
  render: (args) => (
    <Stack gap={2}>
      <Inline gap={2}>
        <TitleMark {...args} size="m" />
        <Text weight="semibold">Bibisara Assaubayeva</Text>
      </Inline>
      <Inline gap={1}>
        <TitleMark title="AFM" name={names.AFM} />
        <Text size="s">knight_rider</Text>
      </Inline>
    </Stack>
  ),
}

export const InKazakh: Story = {
  args: { title: 'IM', name: 'Халықаралық шебер' },
  globals: { locale: 'kz' },
  render: (args) => (
    <Inline>
      <TitleMark {...args} />
      <Text>Ринат Жұмабаев</Text>
    </Inline>
  ),
}

export const InRussian: Story = {
  args: { title: 'WGM', name: 'Гроссмейстер среди женщин' },
  globals: { locale: 'ru' },
  render: (args) => (
    <Inline>
      <TitleMark {...args} />
      <Text>Жансая Абдумалик</Text>
    </Inline>
  ),
}

export const LongWords: Story = {
  args: { title: 'WCM', name: longWords.label },
  decorators: [paddedNarrow],
  render: (args) => (
    <Inline wrap={false}>
      <TitleMark {...args} />
      <Text>{`${longWords.word}${longWords.label}`}</Text>
    </Inline>
  ),
}

export const RightToLeft: Story = {
  args: { title: 'FM', name: 'أستاذ الاتحاد الدولي' },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline>
      <TitleMark {...args} />
      <Text>سالم عبد الرحمن</Text>
    </Inline>
  ),
}
