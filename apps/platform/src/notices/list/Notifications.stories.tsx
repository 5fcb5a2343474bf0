import {
  promptId,
  provideNotifications,
  selectNotificationsView,
} from '@kingside/machines/notifications'
import {
  notificationsStates as states,
  snapshotAt,
} from '@kingside/machines/notifications/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inHeader } from '../words/over-page.tsx'
import { sampleItems } from '../words/sample-items.ts'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Notifications, type NotificationsProps } from './Notifications.view.tsx'

const view = selectNotificationsView

/** The bell in the header and its panel; one story for each state of the machine, with the panel open. */
const meta = {
  component: Notifications,
  title: 'Features/Notifications',
  args: {
    view: view(states['member.ready']),
    onOpen: fn(),
    onReadAll: fn(),
    onRetry: fn(),
    defaultOpen: true,
  },
  decorators: [inHeader],
} satisfies Meta<typeof Notifications>

export default meta
type Story = StoryObj<typeof meta>

const findPanel = async () => {
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(panel).toBeVisible())
  return within(panel)
}

/** Passed through at once; looks as it does while the list loads. */
export const Choosing: Story = {
  parameters: {
    state: 'notifications/choosing',
    modes: {
      kazakh: { args: { view: view(states['visitor.unprompted']) }, globals: { locale: 'kz' } },
      russian: { args: { view: view(states['member.ready']) }, globals: { locale: 'ru' } },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
  args: { view: view(states.choosing) },
}

/** A visitor has one notification. */
export const VisitorUnprompted: Story = {
  parameters: { state: 'notifications/visitor.unprompted' },
  args: { view: view(states['visitor.unprompted']) },
  play: async () => {
    const panel = await findPanel()
    await waitFor(() =>
      expect(panel.getByText(/^Play rated games, join tournaments/)).toBeVisible(),
    )
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}

/** Read for the reader; the browser’s session is told. */
export const VisitorKeeping: Story = {
  parameters: { state: 'notifications/visitor.keeping' },
  args: { view: view(states['visitor.keeping']) },
}

/** Read, and still a way to the sign-in. */
export const VisitorPrompted: Story = {
  parameters: {
    state: 'notifications/visitor.prompted',
    visual: { looksLike: 'platform-features-notifications--visitor-keeping' },
  },
  args: { view: view(states['visitor.prompted']) },
  play: async () => {
    const panel = await findPanel()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
    await expect(panel.getByRole('button', { name: /^Sign in to see/ })).toBeVisible()
  },
}

export const MemberLoading: Story = {
  parameters: {
    state: 'notifications/member.loading',
    visual: { looksLike: 'platform-features-notifications--choosing' },
  },
  args: { view: view(states['member.loading']) },
  play: async () => {
    const panel = await findPanel()
    await expect(panel.getByRole('status')).toHaveTextContent('Loading notifications…')
  },
}

/** An unread one leads to its tournament; a read one that leads nowhere is only read. */
export const MemberReady: Story = {
  parameters: { state: 'notifications/member.ready', visual: { claims: 'feature' } },
  args: { view: view(states['member.ready']) },
  play: async () => {
    const panel = await findPanel()
    await expect(
      panel.getByRole('link', { name: /^Unread: Your tournament starts in 30 minutes/ }),
    ).toHaveAttribute('href', '/tournaments/almaty-open-blitz')
    await expect(panel.getByText(/^Almaty Open Blitz · 3\+2 · Nov 21, /)).toBeVisible()
    await expect(panel.getByText('Connect your FIDE ID').closest('button')).toBeNull()
  },
}

export const MemberFailed: Story = {
  parameters: { state: 'notifications/member.failed' },
  args: { view: view(states['member.failed']) },
  play: async ({ args }) => {
    const panel = await findPanel()
    await expect(panel.getByRole('alert')).toHaveTextContent('Couldn’t load notifications')
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const everyItem = Object.values(sampleItems)

const ready = (items = everyItem) => view(snapshotAt({ member: 'ready' }, { items }))

/** Nothing has happened. */
export const NoneYet: Story = {
  args: { view: ready([]) },
  play: async () => {
    const panel = await findPanel()
    await expect(panel.getByText(/^Nothing new/)).toBeVisible()
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          view: ready([
            {
              ...sampleItems.TOURNAMENT_START_REMINDER,
              title: { text: 'Mannschaftsmeisterschaftsqualifikationsturnierpaarungsverschiebung' },
              tournament: {
                name: 'Открытый чемпионат Алматинской области по быстрым шахматам',
                timeControl: '15+10',
                start: '2026-11-21T15:00:00Z',
              },
            },
          ]),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

/** It opens the sign-in, and the panel makes room for that. */
export const VisitorSignsIn: Story = {
  args: { view: view(states['visitor.unprompted']) },
  play: async ({ args }) => {
    const panel = await findPanel()
    await userEvent.click(
      panel.getByRole('button', { name: /^Unread: Sign in to see your notifications/ }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(promptId)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** A mark on the bell, and the number in its name. */
export const Attention: Story = {
  parameters: { visual: { looksLike: 'platform-features-notifications--visitor-signs-in' } },
  args: { view: ready(), defaultOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 18 unread' })).toBeVisible()
  },
}

export const NoAttention: Story = {
  args: {
    view: ready(everyItem.map((item) => ({ ...item, unread: false }))),
    defaultOpen: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible()
  },
}

/** All kinds, unread; the list scrolls. */
export const EveryType: Story = {
  args: { view: ready() },
  play: async ({ args }) => {
    const panel = await findPanel()
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
}

/** What came while the page was open stays, with the way to the rest below it. */
export const FailedWithNews: Story = {
  args: {
    view: view(snapshotAt({ member: 'failed' }, { items: [sampleItems.TOURNAMENT_HAS_STARTED] })),
  },
  play: async ({ args }) => {
    const panel = await findPanel()
    await userEvent.click(panel.getByRole('button', { name: /^Couldn’t load older notifications/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const list = [
  sampleItems.TOURNAMENT_START_REMINDER,
  sampleItems.RATING_RESTORED,
  sampleItems.EMAIL_NOT_VERIFIED,
]

let failures = 0

const notificationsMachine = provideNotifications({
  loadNotifications: () =>
    failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(list),
  keepPromptRead: () => Promise.resolve(),
  markRead: () => Promise.resolve(),
})

/** The bell with its machine, and a server that answers. */
function Wired(props: NotificationsProps) {
  const [snapshot, send] = useMachine(notificationsMachine, {
    input: { signedIn: true, promptRead: false },
  })
  useStateMap(snapshot)
  return (
    <Notifications
      {...props}
      view={view(snapshot)}
      onOpen={(id) => {
        props.onOpen(id)
        send({ type: 'notification.open', id })
      }}
      onReadAll={() => send({ type: 'notifications.read' })}
      onRetry={() => send({ type: 'notifications.refresh' })}
    />
  )
}

const failTimes = (times: number) => () => {
  failures = times
}

/** With its machine: opened is read at once, and what leads nowhere keeps the focus. */
export const OpenedIsRead: Story = {
  beforeEach: failTimes(0),
  render: (args) => <Wired {...args} />,
  play: async ({ args }) => {
    const panel = await findPanel()
    const restored = await panel.findByRole('button', { name: /^Unread: Your rating was restored/ })
    restored.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('rating_restored')
    await expect(panel.getByRole('button', { name: /^Your rating was restored/ })).toHaveFocus()
  },
}

/** With its machine: everything is read, and the bell is calm. */
export const ReadsAll: Story = {
  parameters: { visual: { looksLike: 'platform-features-notifications--no-attention' } },
  args: { defaultOpen: false },
  beforeEach: failTimes(0),
  render: (args) => <Wired {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications, \d+ unread/ }))
    const panel = await findPanel()
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(panel.queryByText('Unread:')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Notifications, none unread' })).toHaveFocus(),
    )
  },
}

/** With its machine: trying again brings the list. */
export const RetryBringsTheList: Story = {
  beforeEach: failTimes(1),
  render: (args) => <Wired {...args} />,
  play: async () => {
    const panel = await findPanel()
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }))
    await expect(await panel.findByText('Your rating was restored')).toBeVisible()
    // The button that was pressed is gone, and the focus goes on: a picture before it would be another one.
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveFocus(),
    )
  },
}
