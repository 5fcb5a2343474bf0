import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { padded } from '../stories/padded.tsx'
import { NotificationButton } from './NotificationButton.tsx'
import { notices, texts } from './sampleNotices.tsx'
import { longWords } from '../stories/longWords.ts'

/**
 * The bell in the header, which opens the `NotificationPanel`. It wears a mark while anything is unread.
 *
 * **Do** give it a label with the number of unread notices: the mark says nothing to a screen reader. **Do** load the
 * notices in `onOpenChange`. **Don't** open it by itself: a toast says what cannot wait.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | opens the panel; the focus moves in |
 * | Tab | goes through the notices that lead somewhere |
 * | Esc | closes the panel, and the focus is on the bell again |
 */
const meta = {
  title: 'NotificationButton',
  component: NotificationButton,
  args: {
    label: 'Notifications, none unread',
    attention: false,
    panel: { ...texts, status: 'ready', notices, onReadAll: fn() },
    onOpenChange: fn(),
  },
  decorators: [
    padded,
    localized,
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof NotificationButton>

export default meta
type Story = StoryObj<typeof meta>

export const NothingUnread: Story = {
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Хабарландырулар, 2 оқылмаған',
          attention: true,
          defaultOpen: true,
          panel: {
            title: 'Хабарландырулар',
            emptyText: 'Әзірге ештеңе болған жоқ. Мұнда турнирлер мен ойындар туралы айтылады.',
            unreadLabel: 'Оқылмаған:',
            externalLabel: '(жаңа қойындыда ашылады)',
            readAllLabel: 'Барлығын оқылған деп белгілеу',
            onReadAll: fn(),
            status: 'ready',
            notices: [],
          },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Уведомления, 2 непрочитанных',
          attention: true,
          defaultOpen: true,
          panel: {
            title: 'Уведомления',
            emptyText: 'Пока ничего не произошло. Здесь будут новости о турнирах и партиях.',
            unreadLabel: 'Не прочитано:',
            externalLabel: '(откроется в новой вкладке)',
            readAllLabel: 'Отметить всё прочитанным',
            onReadAll: fn(),
            status: 'ready',
            notices: [],
          },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          defaultOpen: true,
          panel: {
            ...texts,
            title: longWords.word,
            emptyText: longWords.sentence,
            readAllLabel: longWords.label,
            onReadAll: fn(),
            status: 'ready',
            notices: [],
          },
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Attention: Story = {
  args: { label: 'Notifications, 2 unread', attention: true },
}

export const Open: Story = { parameters: everyLook, args: { ...Attention.args, defaultOpen: true } }

export const OpenAndLoading: Story = {
  args: {
    defaultOpen: true,
    panel: { ...texts, status: 'loading', loadingLabel: 'Loading', onReadAll: fn() },
  },
}

/** More than the screen holds: the list scrolls below its title. */
export const Many: Story = {
  args: {
    ...Attention.args,
    defaultOpen: true,
    panel: {
      ...texts,
      status: 'ready',
      notices: Array.from({ length: 6 }, (_, week) =>
        notices.map((notice) => ({ ...notice, id: `${notice.id}-${week}` })),
      ).flat(),
      onReadAll: fn(),
    },
  },
}

export const RightToLeft: Story = {
  args: { ...Attention.args, defaultOpen: true },
  globals: { direction: 'rtl' },
}

export const ByKeyboard: Story = {
  parameters: { visual: { keepFocus: true } },
  args: { label: 'Notifications, 2 unread', attention: true },
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' })
    await userEvent.tab()
    await expect(bell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Notifications' })
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(bell).toHaveFocus())
  },
}
