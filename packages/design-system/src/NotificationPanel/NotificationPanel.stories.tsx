import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longText } from '../stories/longText.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { notices, open, texts } from './sampleNotices.tsx'

/**
 * What happened while one was away, the newest first. `NotificationButton` is the bell that opens it; it wears a mark
 * while anything is unread.
 *
 * **Do** say in the title what happened, not that something did.
 * **Don't** mark a notice as read because it was seen: opening it does that. **Don't** show more than the server has:
 * `loading` and `failed` say how things stand.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes through the notices that lead somewhere |
 * | Enter | opens a notice |
 */
const meta = {
  title: 'NotificationPanel',
  component: NotificationPanel,
  args: { ...texts, status: 'ready', notices, onReadAll: fn() },
  decorators: [
    (Story) => (
      <Surface padding={0}>
        <Story />
      </Surface>
    ),
    paddedNarrow,
    localized,
  ],
  beforeEach: () => {
    open.mockClear()
  },
} satisfies Meta<typeof NotificationPanel>

export default meta
type Story = StoryObj<typeof NotificationPanel>

export const Default: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Notifications' })).toBeVisible()
    const first = canvas.getByRole('link', { name: /^Unread: Almaty Open/ })
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: /Confirm your e-mail/ }))
    await expect(open).toHaveBeenCalledTimes(2)
    const shop = canvas.getByRole('link', { name: /travel board.*opens a new tab/ })
    await expect(shop).toHaveAttribute('target', '_blank')
  },
}

/** The button is there only while something is unread. */
export const AllRead: Story = {
  args: { status: 'ready', notices: notices.map((notice) => ({ ...notice, unread: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  },
}

export const ReadsAll: Story = {
  parameters: { visual: { looksLike: 'design-system-notificationpanel--all-read' } },
  render: (args) => <Reading onReadAll={args.onReadAll} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Unread:')).not.toBeInTheDocument()
  },
}

function Reading({ onReadAll }: { onReadAll: () => void }) {
  const [read, setRead] = useState(false)
  return (
    <NotificationPanel
      {...texts}
      status="ready"
      notices={read ? notices.map((notice) => ({ ...notice, unread: false })) : notices}
      onReadAll={() => {
        setRead(true)
        onReadAll()
      }}
    />
  )
}

export const Empty: Story = {
  args: { status: 'ready', notices: [] },
  parameters: {
    modes: {
      kazakh: {
        args: {
          title: 'Хабарландырулар',
          readAllLabel: 'Барлығын оқылған деп белгілеу',
          unreadLabel: 'Оқылмаған:',
          externalLabel: '(жаңа қойындыда ашылады)',
          status: 'ready',
          notices: [
            {
              id: 'start',
              title: '«Алматы Open» турнирі 10 минуттан кейін басталады',
              description: 'Блиц 3+2, бүгін сағат 18:00-де',
              time: '2 минут бұрын',
              icon: <Trophy />,
              type: 'warning',
              unread: true,
              href: '#almaty-open',
            },
            {
              id: 'mail',
              title: 'Электрондық поштаңызды растаңыз',
              time: 'Кеше',
              type: 'danger',
              unread: false,
              onOpen: open,
            },
          ],
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          title: 'Уведомления',
          readAllLabel: 'Отметить все как прочитанные',
          unreadLabel: 'Не прочитано:',
          externalLabel: '(откроется в новой вкладке)',
          status: 'ready',
          notices: [
            {
              id: 'start',
              title: 'Турнир «Алматы Open» начнётся через 10 минут',
              description: 'Блиц 3+2, сегодня в 18:00',
              time: '2 минуты назад',
              icon: <Trophy />,
              type: 'warning',
              unread: true,
              href: '#almaty-open',
            },
            {
              id: 'mail',
              title: 'Подтвердите адрес электронной почты',
              time: 'Вчера',
              type: 'danger',
              unread: false,
              onOpen: open,
            },
          ],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          title: 'Benachrichtigungseinstellungsübersicht',
          status: 'ready',
          notices: [
            {
              id: 'long',
              title: 'Mannschaftsmeisterschaftsqualifikationsturnierpaarungsverschiebung',
              description: longText.sentence,
              unread: true,
              href: '#long',
            },
          ],
        },
        claims: 'phone',
      },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
}

export const Loading: Story = { args: { status: 'loading', loadingLabel: 'Loading' } }

const onRetry = fn()

export const Failed: Story = {
  args: {
    status: 'failed',
    failedText: 'The notifications could not be loaded.',
    retryLabel: 'Try again',
    onRetry,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
