import { contract } from '@kingside/api'
import { mockCall, mockFailure } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createFakeLines } from '../stories/fake-lines.ts'
import { pageServer } from '../stories/page-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

/** What surrounds every page: notifications, account, notices, and who is there. */
const meta = {
  ...pageMeta,
  title: 'Pages/Surroundings',
  args: { address: '/tournaments', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const { list } = contract.notifications

const [example] = list.example
const news = {
  ...example,
  notification_type: 'NEW_FEATURE',
  title: 'Whole games are graded',
  description: 'Open a finished game on the analysis board.',
  url: '/analysis',
} as const

const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}

export const NotificationsUnread: Story = {
  parameters: {
    msw: [mockCall(list, () => [news]), ...pageServer],
    visual: { claims: 'page' },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Notifications, 1 unread' })
    const panel = await openPanel()
    await expect(await panel.findByText('Whole games are graded')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}

export const NotificationsEmpty: Story = {
  play: async () => {
    const panel = await openPanel()
    await expect(await panel.findByText(/^Nothing new/)).toBeVisible()
  },
}

export const NotificationsFailed: Story = {
  parameters: {
    msw: [mockFailure(list, 500, { code: 'server_error', detail: 'It broke.' }), ...pageServer],
  },
  play: async () => {
    const panel = await openPanel()
    await expect(await panel.findByText('Couldn’t load notifications')).toBeVisible()
  },
}

/** A messaging app's slim bar has the bell for visitors too, without a dot: nobody waits for a sign-in. */
export const NotificationsOfVisitor: Story = {
  args: { reader: 'visitor', miniApp: true },
  play: async () => {
    const panel = await openPanel()
    await expect(await panel.findByText('Sign in to see your notifications')).toBeVisible()
  },
}

export const AccountOfMember: Story = {
  args: { reader: 'pro' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account: Dana Serik' }))
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: /FIDE/ })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: /Membership/ })).toHaveAttribute(
      'href',
      '/membership',
    )
  },
}

export const AccountOfVisitor: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign in or create an account' }),
    )
    await expect(await screen.findByRole('menuitem', { name: 'Your games' })).toBeVisible()
  },
}

/** Inside a messaging app a slim bar has what belongs to the user; the app round it has the rest. */
export const InMessagingApp: Story = {
  args: { miniApp: true },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account: Dana Serik' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
}

const selling = createFakeLines()

/** What leads to another site is opened beside the page, which that site gets no hold of. */
export const NewsOfAnotherSite: Story = {
  args: { lines: selling },
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await canvas.findByRole('button', { name: 'Account: Dana Serik' })
    await waitFor(() => {
      selling.tellLobby({
        type: 'notification.added',
        notification: {
          ...example,
          notification_type: 'NEW_SHOP_ITEM',
          is_read: false,
          title: 'New in the shop: a travel board',
          description: null,
          url: 'https://shop.example/travel-board',
        },
      })
      return expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    })
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new tab' }))
    await expect(open).toHaveBeenCalledOnce()
    await expect(open).toHaveBeenCalledWith(
      'https://shop.example/travel-board',
      '_blank',
      'noopener',
    )
    await expect(
      await canvas.findByRole('button', { name: 'Notifications, none unread' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

const banning = createFakeLines()

/** The word of a ban comes while the page is open: why, and what next, with nothing over it. */
export const BannedNow: Story = {
  args: { lines: banning },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account: Dana Serik' })
    const said = { ...example, notification_type: 'BAN', is_read: false } as const
    await waitFor(() => {
      banning.tellLobby({
        type: 'notification.added',
        notification: {
          ...said,
          title: 'Your account is banned',
          description: 'Engine use.',
          url: null,
        },
      })
      return expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    })
    await expect(await canvas.findByText(/You can still browse as a guest/)).toBeVisible()
    const wayOn = canvas.getByRole('link', { name: 'Contact support' })
    const alert = screen.getByRole('alertdialog').getBoundingClientRect()
    await expect(alert.top).toBeGreaterThan(wayOn.getBoundingClientRect().bottom)
    await expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

/** The ban came while nobody was there: the saved sign-in says so when the reader is back. */
export const BannedWhileAway: Story = {
  parameters: {
    visual: { claims: 'page' },
    msw: [
      mockFailure(contract.auth.refresh, 401, {
        code: 'player_banned',
        detail: 'Your account is permanently banned for breaking fair play rules.',
      }),
      ...pageServer,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is banned')).toBeVisible()
    await expect(canvas.getByText(/^Your account is permanently banned/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  },
}

/** A new version of the app waits to be let in. */
export const UpdateReady: Story = {
  args: {
    updates: { isWaiting: () => true, subscribe: () => () => {}, apply: () => {} },
  },
  parameters: { visual: { claims: 'page' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A new version of Kingside is ready.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Update now' })).toBeVisible()
  },
}
