import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { Inline } from '../Inline/index.ts'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { Surface } from '../Surface/index.ts'
import { Text } from '../Text/index.ts'
import { PageShell } from './PageShell.tsx'
import { longWords } from '../stories/longWords.ts'

const navigation = (names: readonly string[]) => (
  <Inline as="nav" label="Main" gap={5}>
    {names.map((name, index) => (
      <Link key={name} tone="quiet" href={`#${index}`} current={index === 0}>
        {name}
      </Link>
    ))}
  </Inline>
)

/**
 * The frame of a page: banner, main and footer landmarks, a skip link, and one measure for all three.
 *
 * **Do** use it where the product's own header has no place, such as an error page. Other pages use `SiteShell`.
 *
 * **Don't** put a second `main` into it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab, from the top | shows the skip link |
 * | Enter on it | goes to the main part |
 */
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
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { width: 'narrow' },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const Wide: Story = {
  parameters: { visual: { looksLike: 'design-system-pageshell--default' } },
  args: { width: 'wide' },
}

export const BrandOnly: Story = {
  args: { navigation: undefined, actions: undefined, footer: undefined },
}

export const SkipLink: Story = {
  parameters: { visual: { looksLike: 'design-system-pageshell--default' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(link).toHaveFocus()
    await userEvent.click(link)
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: {
    skipLinkText: longWords.label,
    navigation: navigation([longWords.word, longWords.label]),
    children: (
      <Stack gap={6}>
        <Heading level={1} size="xl">
          {longWords.word}
        </Heading>
        <Text as="p">{longWords.sentence}</Text>
      </Stack>
    ),
  },
  parameters: {
    modes: {
      kazakh: {
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
      },
      russian: {
        args: {
          skipLinkText: 'Перейти к содержанию',
          navigation: navigation(['Играть', 'Турниры', 'Задачи', 'Клубы']),
          actions: (
            <Button size="s" type="secondary">
              Войти
            </Button>
          ),
          children: (
            <Heading level={1} size="xl">
              Выберите соперника
            </Heading>
          ),
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}
