import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { SkipLink } from './SkipLink.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * The first stop of the keyboard on a page: jumps over the header. It shows on focus only, above everything.
 *
 * **Do** put it first in the page and give the main part `tabIndex={-1}`. **Don't** add a second one: headings and
 * landmarks lead further. `SiteShell` and `PageShell` have it already.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, from the top of the page | shows it |
 * | Enter | takes the focus to the target |
 */
const meta = {
  title: 'SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content', target: 'story-content' },
  decorators: [padded],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Stack gap={4}>
        <Link href="#header">A link of the header</Link>
        <div id={args.target} tabIndex={-1}>
          <Text as="p">The page</Text>
        </div>
      </Stack>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Out of sight, and in reach of the keyboard. */
export const AtRest: Story = {
  parameters: { visual: { looksLike: 'design-system-skiplink--jumps-over-the-header' } },
}

export const JumpsOverTheHeader: Story = {
  parameters: everyLook,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveStyle({ clipPath: 'none' })
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector(`#${args.target}`)).toHaveFocus()
    await expect(window.location.hash).toBe('')
  },
}

const shown: NonNullable<Story['play']> = async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: args.children })).toHaveFocus()
}

export const InKazakh: Story = {
  parameters: { visual: { looksLike: 'design-system-skiplink--jumps-over-the-header' } },
  args: { children: 'Мазмұнға өту' },
  globals: { locale: 'kz' },
  play: shown,
}

export const InRussian: Story = {
  parameters: { visual: { looksLike: 'design-system-skiplink--jumps-over-the-header' } },
  args: { children: 'Перейти к содержанию' },
  globals: { locale: 'ru' },
  play: shown,
}

export const LongWords: Story = {
  args: { children: `${longWords.word} ${longWords.label}` },
  parameters: { visual: { looksLike: 'design-system-skiplink--jumps-over-the-header' } },
  play: shown,
}

export const RightToLeft: Story = {
  args: { children: 'انتقل إلى المحتوى' },
  globals: { direction: 'rtl' },
  play: shown,
}
