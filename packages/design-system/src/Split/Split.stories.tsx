import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { spaceSteps } from '../themes/tokens.ts'
import { Split, splitAsides, splitSides } from './Split.tsx'

const card = (title: string, text: string) => (
  <Surface>
    <Stack gap={2}>
      <Heading level={2}>{title}</Heading>
      <Text as="p" tone="muted">
        {text}
      </Text>
    </Stack>
  </Surface>
)

const standings = card('Standings', 'Aigerim leads with seven points of nine.')
const chat = card('Chat', 'Priya: a fine endgame on the second board.')

/**
 * A main part with something beside it.
 *
 * **Do** put what one came for into the main part, and what one glances at into the aside.
 *
 * **Don't** nest one in the aside of another, and don't use it for equal parts: that is `Grid`.
 *
 * It takes no keys; the order of reading is the order on the page, also on a phone.
 */
const meta = {
  title: 'Split',
  component: Split,
  decorators: [padded],
  argTypes: {
    asideWidth: { control: 'select', options: splitAsides },
    side: { control: 'select', options: splitSides },
    gap: { control: 'select', options: spaceSteps },
    children: { control: false },
    aside: { control: false },
  },
  args: { children: standings, aside: chat },
} satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    const [main, aside] = canvas.getAllByRole('heading')
    await expect(main).toHaveTextContent('Standings')
    await expect(aside).toHaveTextContent('Chat')
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0
    await expect(left(aside)).toBeGreaterThan(left(main))
  },
}

export const AsideFirst: Story = {
  args: { side: 'start', asideWidth: 's' },
  parameters: {
    visual: { claims: 'phone' },
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const WideAside: Story = { args: { asideWidth: 'l', gap: 4 } }

/** The aside stays below the header while a long main part scrolls. */
export const StickyAside: Story = {
  decorators: [
    (Story) => (
      <Stack gap={6}>
        <Heading level={1} size="xl">
          Autumn Cup
        </Heading>
        <Story />
      </Stack>
    ),
  ],
  args: {
    sticky: true,
    children: (
      <Stack gap={4}>
        {Array.from({ length: 12 }, (_, index) => (
          <Surface key={index}>
            <Text>{`Round ${index + 1}`}</Text>
          </Surface>
        ))}
      </Stack>
    ),
  },
}

export const LongWords: Story = {
  args: {
    children: card(longWords.word, longWords.sentence),
    aside: card(longWords.label, longWords.sentence),
    asideWidth: 's',
  },
  parameters: { visual: { claims: 'phone' } },
}
