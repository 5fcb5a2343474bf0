import { type NotificationItem, selectNotificationView } from '@kingside/machines/notification'
import { notificationStates as states } from '@kingside/machines/notification/examples'
import { selectNotificationsView } from '@kingside/machines/notifications'
import { snapshotAt } from '@kingside/machines/notifications/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inHeader } from '../words/over-page.tsx'
import { sampleItems } from '../words/sample-items.ts'
import { Notifications } from './Notifications.view.tsx'

const panelWith = (item: NotificationItem) =>
  selectNotificationsView(snapshotAt({ member: 'ready' }, { items: [item] }))

/** The panel with one notification, as its machine has it. */
const panelAt = (state: keyof typeof states) => {
  const { item, status } = selectNotificationView(states[state])
  return panelWith({ ...item, unread: status === 'unread' })
}

/** One notification in the panel of the bell: a story for each state of its machine, and for each of the 13 types. */
const meta = {
  component: Notifications,
  title: 'Features/Notification kinds',
  args: {
    view: panelAt('unread'),
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

/** Passed through at once; looks unread. */
export const Arriving: Story = {
  parameters: {
    state: 'notification/arriving',
    visual: { looksLike: 'platform-features-notification-kinds--unread' },
  },
  args: { view: panelAt('arriving') },
}

export const Unread: Story = {
  parameters: {
    state: 'notification/unread',
    visual: { claims: ['feature', 'forced-colors'] },
  },
  play: async () => {
    const panel = await findPanel()
    await expect(
      panel.getByRole('link', { name: /^Unread: Your tournament starts/ }),
    ).toHaveAttribute('href', '/tournaments/almaty-open-blitz')
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}

/** Read for the reader at once; the server is told. */
export const Marking: Story = {
  parameters: { state: 'notification/marking' },
  args: { view: panelAt('marking') },
  play: async () => {
    const panel = await findPanel()
    await expect(panel.getByRole('link', { name: /^Your tournament starts/ })).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  },
}

export const Read: Story = {
  parameters: {
    state: 'notification/read',
    visual: { looksLike: 'platform-features-notification-kinds--marking' },
  },
  args: { view: panelAt('read') },
}

/** The server does not know that it was read; the reader is not troubled with that. */
export const Unsaved: Story = {
  parameters: { state: 'notification/unsaved' },
  args: { view: panelAt('unsaved') },
}

export const NewUser: Story = { args: { view: panelWith(sampleItems.NEW_USER) } }
export const Authorized: Story = { args: { view: panelWith(sampleItems.AUTHORIZED) } }
export const NewFeature: Story = { args: { view: panelWith(sampleItems.NEW_FEATURE) } }

/** Leads to another site, in a new tab. */
export const NewShopItem: Story = {
  args: { view: panelWith(sampleItems.NEW_SHOP_ITEM) },
  play: async () => {
    const panel = await findPanel()
    await expect(panel.getByRole('link', { name: /opens a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const TournamentStartReminder: Story = {
  parameters: { visual: { looksLike: 'platform-features-notification-kinds--unread' } },
  args: { view: panelWith(sampleItems.TOURNAMENT_START_REMINDER) },
}
export const TournamentStartReminderSecond: Story = {
  args: { view: panelWith(sampleItems.TOURNAMENT_START_REMINDER_SECOND) },
}
export const TournamentHasStarted: Story = {
  args: { view: panelWith(sampleItems.TOURNAMENT_HAS_STARTED) },
}
export const TournamentCanceled: Story = {
  args: { view: panelWith(sampleItems.TOURNAMENT_CANCELED) },
}
export const TournamentInvitation: Story = {
  args: { view: panelWith(sampleItems.TOURNAMENT_INVITATION) },
}
export const ClubRequestApproved: Story = {
  args: { view: panelWith(sampleItems.CLUB_REQUEST_APPROVED) },
  play: async () => {
    const panel = await findPanel()
    await expect(
      panel.getByRole('link', { name: /^Unread: You’re now a member of Almaty Chess Club/ }),
    ).toHaveAttribute('href', '/community/almaty-chess-club')
  },
}
export const DailyBoardCompleted: Story = {
  args: { view: panelWith(sampleItems.DAILY_BOARD_COMPLETED) },
}
export const RatingRestored: Story = { args: { view: panelWith(sampleItems.RATING_RESTORED) } }
export const TitleAwarded: Story = { args: { view: panelWith(sampleItems.TITLE_AWARDED) } }
export const ConnectFideReminder: Story = {
  args: { view: panelWith(sampleItems.CONNECT_FIDE_REMINDER) },
}
export const FairPlayViolation: Story = {
  args: { view: panelWith(sampleItems.FAIR_PLAY_VIOLATION) },
}
export const Ban: Story = { args: { view: panelWith(sampleItems.BAN) } }
export const FileReady: Story = { args: { view: panelWith(sampleItems.FILE_READY) } }

/** Opens the popup that confirms the address, also when it was read; the panel makes room for that. */
export const EmailNotVerified: Story = {
  args: { view: panelWith({ ...sampleItems.EMAIL_NOT_VERIFIED, unread: false }) },
  play: async ({ args, step }) => {
    const panel = await findPanel()
    panel.getByRole('button', { name: /^Confirm your email/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('email_not_verified')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await step('and stays in the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Notifications, none unread' }))
      await findPanel()
    })
  },
}
