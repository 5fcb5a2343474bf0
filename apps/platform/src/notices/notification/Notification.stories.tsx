import { Grid, Popup, Text } from '@kingside/design-system'
import {
  alertOf,
  type NotificationEffect,
  type NotificationItem,
  notificationTypes,
  provideNotification,
  selectNotificationView,
} from '@kingside/machines/notification'
import { notificationStates as states, snapshotAt } from '@kingside/machines/notification/examples'
import { completeToast } from '@kingside/machines/toast'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { alertToast } from '../toaster/alert-toast.ts'
import { sampleItems } from '../words/sample-items.ts'
import { ToastStack } from '../toaster/ToastStack.tsx'
import { inPage } from '../../stories/in-page.tsx'
import { manyOfOne } from '../../stories/many-of-one.ts'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Notification, type NotificationProps } from './Notification.view.tsx'

const view = selectNotificationView

/** As wide as the panel below the bell. */
const asWideAsPanel: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: parameters['wide'] ? undefined : '23rem' }}>
    <Story />
  </div>
)

/** One notification; a story for each state of its machine, for each of the 13 types, and for what it tells. */
const meta = {
  component: Notification,
  title: 'Features/Notification',
  args: { view: view(states.unread), onOpen: fn(), onRead: fn() },
  decorators: [asWideAsPanel, inPage],
} satisfies Meta<typeof Notification>

export default meta
type Story = StoryObj<typeof meta>

/** Passed through at once; looks unread. */
export const Arriving: Story = {
  parameters: {
    state: 'notification/arriving',
    visual: { looksLike: 'platform-features-notification--unread' },
  },
  args: { view: view(states.arriving) },
}

export const Unread: Story = {
  parameters: { state: 'notification/unread', visual: { claims: 'forced-colors' } },
  args: { view: view(states.unread) },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /^Unread: Your tournament starts/ })
    await expect(link).toHaveAttribute('href', '/tournaments/almaty-open-blitz')
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
}

/** Read for the reader at once; the server is told. */
export const Marking: Story = {
  parameters: { state: 'notification/marking' },
  args: { view: view(states.marking) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Your tournament starts/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument()
  },
}

export const Read: Story = {
  parameters: {
    state: 'notification/read',
    visual: { looksLike: 'platform-features-notification--marking' },
  },
  args: { view: view(states.read) },
}

/** The server does not know that it was read; the reader is not troubled with that. */
export const Unsaved: Story = {
  parameters: { state: 'notification/unsaved' },
  args: { view: view(states.unsaved) },
}

const unread = (item: NotificationItem) => view(snapshotAt('unread', { item }))

export const NewUser: Story = { args: { view: unread(sampleItems.NEW_USER) } }
export const Authorized: Story = { args: { view: unread(sampleItems.AUTHORIZED) } }
export const NewFeature: Story = { args: { view: unread(sampleItems.NEW_FEATURE) } }

/** Leads to another site, in a new tab. */
export const NewShopItem: Story = {
  args: { view: unread(sampleItems.NEW_SHOP_ITEM) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opens a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const TournamentStartReminder: Story = {
  parameters: { visual: { looksLike: 'platform-features-notification--unread' } },
  args: { view: unread(sampleItems.TOURNAMENT_START_REMINDER) },
}
export const TournamentStartReminderSecond: Story = {
  args: { view: unread(sampleItems.TOURNAMENT_START_REMINDER_SECOND) },
}
export const TournamentHasStarted: Story = {
  args: { view: unread(sampleItems.TOURNAMENT_HAS_STARTED) },
}
export const DailyBoardCompleted: Story = {
  args: { view: unread(sampleItems.DAILY_BOARD_COMPLETED) },
}
export const RatingRestored: Story = { args: { view: unread(sampleItems.RATING_RESTORED) } }
export const ConnectFideReminder: Story = {
  args: { view: unread(sampleItems.CONNECT_FIDE_REMINDER) },
}
export const FairPlayViolation: Story = {
  args: { view: unread(sampleItems.FAIR_PLAY_VIOLATION) },
}
export const Ban: Story = { args: { view: unread(sampleItems.BAN) } }

/** Opens the popup that confirms the address, also when it was read. */
export const EmailNotVerified: Story = {
  args: {
    view: view(snapshotAt('read', { item: { ...sampleItems.EMAIL_NOT_VERIFIED, unread: false } })),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Confirm your e-mail/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** All of them. */
export const EveryType: Story = {
  parameters: { ...manyOfOne, wide: true, visual: { claims: 'feature' } },
  render: (args) => (
    <Grid column="l" gap={4}>
      {notificationTypes.map((type) => (
        <Notification key={type} {...args} view={unread(sampleItems[type])} />
      ))}
    </Grid>
  ),
}

interface WiredProps extends NotificationProps {
  readonly item: NotificationItem
  /** It came while the page was open. */
  readonly live?: boolean
}

const machine = provideNotification({ markRead: () => Promise.resolve() })

/** The notification with its machine, and what it tells the rest of the product: a toast, or the welcome. */
function Wired({ item, live = false, ...props }: WiredProps) {
  const [actor] = useState(() => createActor(machine, { input: { item, live } }))
  const snapshot = useSelector(actor, (it) => it)
  useStateMap(snapshot)
  const [effects, setEffects] = useState<readonly NotificationEffect[]>([])
  useEffect(() => {
    actor.on('notification.effect', ({ effect }) => setEffects((before) => [...before, effect]))
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  const alerts = effects.flatMap((effect) => (effect.kind === 'alert' ? [effect.alert] : []))
  const popup = effects.find((effect) => effect.kind === 'popup')
  const nothing = () => {}
  return (
    <>
      <Notification
        {...props}
        view={view(snapshot)}
        onOpen={() => actor.send({ type: 'notification.open' })}
        onRead={() => actor.send({ type: 'notification.read' })}
      />
      <Text as="p" size="xs" tone="muted">
        {effects.map(({ kind }) => kind).join(', ')}
      </Text>
      <ToastStack
        places={[{ container: 'topRight', waiting: 0, toasts: alerts.map(standing) }]}
        onHold={nothing}
        onRelease={nothing}
        onClick={nothing}
        onClose={() => setEffects([])}
        onDismiss={() => setEffects([])}
      />
      {popup?.kind === 'popup' && (
        <Popup title={popupTitles[popup.popup] ?? popup.popup} closeLabel="Close" defaultOpen>
          {item.description && 'text' in item.description ? item.description.text : null}
        </Popup>
      )}
    </>
  )
}

const popupTitles: Readonly<Record<string, string>> = {
  welcome: 'Welcome to Kingside',
  confirm: 'Confirm your e-mail',
}

const toasts = new WeakMap<object, ReturnType<typeof completeToast>>()

const standing = (alert: ReturnType<typeof alertOf>) => {
  const toast = toasts.get(alert) ?? completeToast(alertToast(alert))
  toasts.set(alert, toast)
  return { toast, leaving: false }
}

/** A ban is told as danger, stays, and is read by that. */
export const AlertOfABan: Story = {
  parameters: { visual: { claims: 'phone' } },
  render: (args) => <Wired {...args} item={sampleItems.BAN} />,
  play: async ({ canvas }) => {
    const toast = await screen.findByRole('alertdialog', {
      name: 'Your account is closed until 1 March',
    })
    await expect(toast).toHaveAccessibleDescription('We have sent you an e-mail with the reasons.')
    await expect(canvas.queryByText('Unread:')).not.toBeInTheDocument()
  },
}

/** A fair-play violation is a warning, stays, and is read by that. */
export const AlertOfAFairPlayViolation: Story = {
  render: (args) => <Wired {...args} item={sampleItems.FAIR_PLAY_VIOLATION} />,
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'A fair-play violation was found' })
  },
}

/** All others that come while the page is open are information for 5 seconds, and stay unread. */
export const AlertOfAnother: Story = {
  render: (args) => <Wired {...args} live item={sampleItems.TOURNAMENT_START_REMINDER} />,
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog', { name: 'Your tournament starts in 30 minutes' })
    await expect(canvas.getByText('Unread:')).toBeInTheDocument()
  },
}

const everyAlert = notificationTypes
  .filter((type) => type !== 'NEW_USER')
  .map((type, index) => {
    const container = index % 2 === 0 ? ('topLeft' as const) : ('topRight' as const)
    const toast = completeToast({ ...alertToast(alertOf(sampleItems[type])), container })
    return { container, waiting: 0, toasts: [{ toast, leaving: false }] }
  })

/** Every alert that there is. */
export const EveryAlert: Story = {
  render: () => (
    <ToastStack
      places={everyAlert}
      onHold={fn()}
      onRelease={fn()}
      onClick={fn()}
      onClose={fn()}
      onDismiss={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(12)
  },
}

/** A new user’s opens the welcome, and is read by that. */
export const Welcome: Story = {
  render: (args) => <Wired {...args} item={sampleItems.NEW_USER} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Welcome to Kingside' })
    await expect(screen.getByText('popup, registration-complete')).toBeInTheDocument()
  },
}

/** With its machine: opening it reads it and opens the popup. */
export const OpensThePopup: Story = {
  render: (args) => <Wired {...args} item={sampleItems.EMAIL_NOT_VERIFIED} />,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Unread: Confirm your e-mail/ }),
    )
    await screen.findByRole('dialog', { name: 'Confirm your e-mail' })
    await waitFor(() => expect(canvas.queryByText('Unread:')).not.toBeInTheDocument())
  },
}

export const InKazakh: Story = {
  args: { view: unread(sampleItems.TOURNAMENT_START_REMINDER) },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: { view: unread(sampleItems.TOURNAMENT_START_REMINDER) },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: {
    view: unread({
      ...sampleItems.TOURNAMENT_HAS_STARTED,
      title: { text: 'Mannschaftsmeisterschaftsqualifikationsturnierpaarungsverschiebung' },
    }),
  },
}
