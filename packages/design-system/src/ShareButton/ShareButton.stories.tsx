import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Send } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { ShareButton } from './ShareButton.tsx'

const texts = {
  share: 'Share',
  link: 'Link to this game',
  copy: 'Copy link',
  copied: 'Copied',
  failed: 'Not copied. Select the link above.',
}

const places = [
  { label: 'Telegram', href: '#telegram', icon: <Send aria-hidden="true" /> },
  { label: 'E-mail', href: '#mail', icon: <Mail aria-hidden="true" /> },
]

/**
 * Shares a link. Where the system has a share sheet, as phones do, a press opens that; else, and when the sheet fails,
 * a popover shows the link to copy it from, with places to send it to. A reader who turns back from the sheet has
 * decided, so nothing else opens.
 *
 * **Do** give a whole address and a title that makes sense outside the platform.
 *
 * **Don't** ask for `places` that most of your players do not use.
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | open the sheet or the popover |
 * | Tab | in the popover: the link, which is then selected, copying, the places |
 * | Esc | closes the popover; the focus goes back to the button |
 */
const meta = {
  title: 'ShareButton',
  component: ShareButton,
  decorators: [padded, localized],
  args: {
    url: 'https://kingside.example/game/8f3k2',
    title: 'Assaubayeva and Abdumalik',
    texts,
    places,
    system: null,
    write: fn(() => Promise.resolve()),
    defaultOpen: true,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Popover: Story = {
  parameters: everyLook,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
    await expect(args.write).toHaveBeenCalledWith('https://kingside.example/game/8f3k2')
    await expect(screen.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const LinkOnly: Story = { args: { places: [] } }

export const Closed: Story = { args: { defaultOpen: false } }

export const IconOnly: Story = { args: { defaultOpen: false, iconOnly: true } }

export const ByTheSystem: Story = {
  parameters: { visual: { looksLike: 'design-system-sharebutton--closed' } },
  args: { defaultOpen: false, system: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.system).toHaveBeenCalledWith({ url: args.url, title: args.title })
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const TurnedBack: Story = {
  parameters: { visual: { looksLike: 'design-system-sharebutton--closed' } },
  args: {
    defaultOpen: false,
    system: fn(() => Promise.reject(new DOMException('Turned back', 'AbortError'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.system).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const TheSystemFails: Story = {
  args: {
    defaultOpen: false,
    system: fn(() => Promise.reject(new DOMException('No app', 'NotAllowedError'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-sharebutton--closed' } },
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('textbox', { name: 'Link to this game' })
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus())
  },
}

export const InKazakh: Story = {
  args: {
    texts: {
      share: 'Бөлісу',
      link: 'Осы ойынға сілтеме',
      copy: 'Сілтемені көшіру',
      copied: 'Көшірілді',
      failed: 'Көшірілмеді. Жоғарыдағы сілтемені белгілеңіз.',
    },
  },
  globals: { locale: 'kz' },
  parameters: {
    modes: {
      russian: {
        args: {
          texts: {
            share: 'Поделиться',
            link: 'Ссылка на эту партию',
            copy: 'Скопировать ссылку',
            copied: 'Скопировано',
            failed: 'Не скопировано. Выделите ссылку выше.',
          },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          url: `https://kingside.example/${longWords.word}/${longWords.label}`.toLowerCase(),
          texts: {
            share: longWords.word,
            link: longWords.word,
            copy: `${longWords.word} ${longWords.label}`,
            copied: longWords.label,
            failed: longWords.sentence,
          },
        },
        globals: { locale: 'en' },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          texts: {
            share: 'شارك',
            link: 'رابط المباراة',
            copy: 'انسخ الرابط',
            copied: 'نُسخ',
            failed: 'لم يُنسخ',
          },
        },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
