import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trophy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { LinkButton } from './LinkButton.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * Leads to another place and looks like a button. It is a link: it can open in a new tab.
 *
 * **Do** use it for the place that one is meant to go to next.
 *
 * **Don't** take an action with it, and don't use it among words: that is a `Link`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it |
 * | Enter | follows it; with Ctrl or ⌘ in a new tab |
 */
const meta = {
  title: 'LinkButton',
  component: LinkButton,
  decorators: [padded],
  args: { href: '#tournaments', children: 'All tournaments' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { parameters: everyLook }

export const Secondary: Story = { args: { type: 'secondary' } }

export const WithIcon: Story = { args: { icon: <Trophy />, size: 'l' } }

export const FollowedByARouter: Story = {
  parameters: { visual: { looksLike: 'design-system-linkbutton--primary' } },
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All tournaments' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const InKazakh: Story = {
  args: { children: longText.label, icon: <Trophy />, display: 'block' },
  decorators: [paddedNarrow],
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { children: 'Все турниры', icon: <Trophy /> },
  globals: { locale: 'ru' },
  parameters: {
    modes: {
      'right-to-left': {
        args: { children: 'كل البطولات', icon: <Trophy /> },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const LongWords: Story = {
  args: { children: `${longWords.word} ${longWords.label}`, icon: <Trophy /> },
  decorators: [paddedNarrow],
}
