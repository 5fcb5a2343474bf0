import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { createEvent, expect, fireEvent, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Link } from './Link.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Leads to another place. It is a plain anchor: without `onPress` the browser follows it, with `onPress` a router
 * does. Clicks that ask for a new tab or window always stay with the browser.
 *
 * **Do** say in it where it leads, so that it can be understood alone.
 *
 * **Don't** take an action with it: that is a `Button`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it |
 * | Enter | follows it; with Ctrl or ⌘ in a new tab |
 */
const meta = {
  title: 'Link',
  component: Link,
  decorators: [padded],
  args: { href: '#rules', children: 'the rules of this event' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

const inText: Decorator = (Story) => (
  <Text>
    Read <Story /> first.
  </Text>
)

export const InText: Story = { parameters: everyLook, decorators: [inText] }

export const Inherit: Story = { args: { tone: 'inherit' }, decorators: [inText] }

export const Plain: Story = { args: { tone: 'plain', children: 'Kingside' } }

export const Quiet: Story = { args: { tone: 'quiet', children: 'Puzzles' } }

export const Current: Story = {
  args: { tone: 'quiet', current: true, children: 'Puzzles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Puzzles')
  },
}

export const FollowedByARouter: Story = {
  parameters: { visual: { looksLike: 'design-system-link--new-tab-stays-with-the-browser' } },
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const NewTabStaysWithTheBrowser: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link')
    // The test must not open a tab, so the event ends here, after the link has seen it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent(link, createEvent.click(link, { ctrlKey: true }))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const InKazakh: Story = {
  args: { children: longText.sentence },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { children: 'Правила этого турнира' },
  globals: { locale: 'ru' },
  parameters: {
    modes: {
      'right-to-left': {
        args: { children: 'قواعد هذه البطولة' },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LongWords: Story = {
  args: { children: longWords.sentence },
  decorators: [paddedNarrow],
}
