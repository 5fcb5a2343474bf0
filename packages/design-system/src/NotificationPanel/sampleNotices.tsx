import { Trophy } from 'lucide-react'
import { fn } from 'storybook/test'
import type { Notice } from './NoticeItem.tsx'

/** The `onOpen` of every notice in the stories that can be opened. */
export const open = fn()

export const notices: readonly Notice[] = [
  {
    id: 'start',
    title: 'Almaty Open begins in 10 minutes',
    description: 'Blitz 3+2, today at 18:00',
    time: '2 min ago',
    icon: <Trophy />,
    type: 'warning',
    unread: true,
    href: '#almaty-open',
    onOpen: open,
  },
  {
    id: 'game',
    title: 'Your daily game has ended',
    description: 'magnus_k resigned.',
    time: '1 h ago',
    type: 'success',
    unread: true,
    href: '#game',
    onOpen: open,
  },
  {
    id: 'mail',
    title: 'Confirm your e-mail address',
    description: 'Until then you cannot join tournaments.',
    time: 'Yesterday',
    type: 'danger',
    unread: false,
    onOpen: open,
  },
  {
    id: 'shop',
    title: 'New in the shop: a travel board',
    time: '12 May',
    unread: false,
    href: 'https://example.org/shop',
    external: true,
  },
  { id: 'new', title: 'Puzzles can now be rated', time: '2 May', unread: false },
]

export const texts = {
  title: 'Notifications',
  emptyText: 'Nothing has happened yet. Tournaments and daily games will be told here.',
  unreadLabel: 'Unread:',
  externalLabel: '(opens a new tab)',
  readAllLabel: 'Mark all as read',
}
