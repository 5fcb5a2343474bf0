import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { Inline } from '../Inline/index.ts'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { longText } from '../stories/longText.ts'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { PageShell } from './PageShell.tsx'

const navigation = (names: readonly string[]) => (
  <Inline as="nav" label="Main" gap={5}>
    {names.map((name, index) => (
      <Link key={name} tone="quiet" href={`#${index}`} current={index === 0}>
        {name}
      </Link>
    ))}
  </Inline>
)

/** The frame of every page: banner, main and footer landmarks, a skip link, and one measure for all three. */
const meta = {
  title: 'PageShell',
  component: PageShell,
  args: {
    skipLinkText: 'Skip to the content',
    brand: (
      <Link tone="plain" href="#home">
        Kingside
      </Link>
    ),
    navigation: navigation(['Play', 'Tournaments', 'Puzzles', 'Clubs']),
    actions: (
      <Button size="s" type="secondary">
        Sign in
      </Button>
    ),
    footer: (
      <Inline justify="between">
        <Text size="s" tone="muted">
          Play fair
        </Text>
        <Link tone="quiet" href="#privacy">
          Privacy
        </Link>
      </Inline>
    ),
    children: (
      <Stack gap={6}>
        <Heading level={1} size="xl">
          Play a game
        </Heading>
        <Surface padding={6}>
          <Text tone="muted">Choose a time control and an opponent.</Text>
        </Surface>
      </Stack>
    ),
  },
  parameters: {
    visual: { phone: true },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const Narrow: Story = { args: { width: 'narrow' } }

export const Wide: Story = { args: { width: 'wide' } }

export const BrandOnly: Story = {
  args: { navigation: undefined, actions: undefined, footer: undefined },
}

export const SkipLink: Story = {
  parameters: { visual: { phone: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(link).toHaveFocus()
    await userEvent.click(link)
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    skipLinkText: longText.label,
    navigation: navigation(['Ойнау', 'Турнирлер', 'Жұмбақтар', 'Клубтар', 'Бақылау']),
    actions: (
      <Button size="s" type="secondary">
        Жүйеге кіру
      </Button>
    ),
    children: (
      <Stack gap={6}>
        <Heading level={1} size="xl">
          Қарсыласыңызды таңдаңыз
        </Heading>
        <Text as="p">{longText.sentence}</Text>
      </Stack>
    ),
  },
  globals: { locale: 'kz' },
}
