import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { alertOf, notificationTypes } from '@kingside/machines/notification'
import {
  selectToastView,
  toastColors,
  toastContainers,
  toastTypes,
  type ToastOptions,
  type ToastView,
} from '@kingside/machines/toast'
import { toastStates } from '@kingside/machines/toast/examples'
import {
  maxToasts,
  provideToaster,
  selectToasterView,
  type ToasterView,
} from '@kingside/machines/toaster'
import { snapshotAfter, toasterStates as states } from '@kingside/machines/toaster/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { overPage } from '../words/over-page.tsx'
import { sampleItems } from '../words/sample-items.ts'
import { useStateMap } from '../../stories/useStateMap.ts'
import { alertToast } from './alert-toast.ts'
import { Toaster, type ToasterProps } from './Toaster.view.tsx'

const view = selectToasterView

/**
 * All passing messages of the app; one story for each state of its machine and of the machine of a single toast, then
 * all kinds and all ways.
 */
const meta = {
  component: Toaster,
  title: 'Features/Toaster',
  args: {
    view: view(states.showing),
    onShow: fn(),
    onHold: fn(),
    onRelease: fn(),
    onClick: fn(),
    onAction: fn(),
    onClose: fn(),
    onDismiss: fn(),
  },
  decorators: [overPage],
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const findToast = (name: string) => screen.findByRole('alertdialog', { name })

const after = (toasts: readonly ToastOptions[]) =>
  view(snapshotAfter(toasts.map((toast) => ({ type: 'toast.add' as const, toast }))))

/** There is nothing, not even a landmark. */
export const Empty: Story = {
  parameters: { state: 'toaster/empty', visual: { looksLike: 'platform-features-popups--closed' } },
  args: { view: view(states.empty) },
  play: async () => {
    await expect(screen.queryByRole('region', { name: /Messages/ })).not.toBeInTheDocument()
  },
}

/** One at each of the six places; that at the upper left fades. On a phone the places of an edge are one column. */
export const Showing: Story = {
  parameters: { state: 'toaster/showing', visual: { claims: ['feature', 'forced-colors'] } },
  args: { view: view(states.showing) },
  play: async ({ args }) => {
    await findToast('priya_r accepted your challenge')
    await expect(args.onShow).toHaveBeenCalledTimes(6)
    const saved = screen.getByText('Your profile was saved').closest('[role="alertdialog"]')
    await expect(saved).toHaveAttribute('data-leaving')
  },
}

/** Four stand at a place, the newest first; the others wait for room. */
export const Queueing: Story = {
  parameters: { state: 'toaster/queueing' },
  args: { view: view(states.queueing) },
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(maxToasts)
    await expect(screen.getByText('8 more')).toBeVisible()
    const toast = await findToast('Your move in game 1')
    await userEvent.hover(toast)
    await expect(args.onHold).toHaveBeenCalledWith('game-1', 'hover')
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith('game-1')
  },
}

/** The toaster with one toast in a state of its machine. */
const withToast = (toast: ToastView): ToasterView =>
  toast.status === 'removed'
    ? { status: 'empty' }
    : {
        status: 'showing',
        places: [
          {
            container: toast.toast.container,
            toasts: [{ toast: toast.toast, leaving: toast.status === 'leaving' }],
            waiting: 0,
          },
        ],
      }

const toastView = (state: keyof typeof toastStates) =>
  withToast(selectToastView(toastStates[state]))

/** Its time has not begun: it says that it stands on the screen. Looks as it does then. */
export const ToastAdded: Story = {
  parameters: { state: 'toast/added' },
  args: { view: toastView('added') },
  play: async ({ args }) => {
    await findToast('Your profile was saved')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

/** Passed through at once. */
export const ToastShownTiming: Story = {
  parameters: {
    state: 'toast/shown.timing',
    visual: { looksLike: 'platform-features-toaster--toast-added' },
  },
  args: { view: toastView('shown.timing') },
}

/** Without a duration it stays until somebody sends it away. */
export const ToastShownStaying: Story = {
  parameters: { state: 'toast/shown.staying' },
  args: { view: toastView('shown.staying') },
  play: async ({ args }) => {
    await findToast('magnus_k offers a draw')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A resting pointer asks for its time to stand still, and lets it go on. */
export const ToastShownCounting: Story = {
  parameters: {
    state: 'toast/shown.counting',
    visual: { looksLike: 'platform-features-toaster--toast-added' },
  },
  args: { view: toastView('shown.counting') },
  play: async ({ args }) => {
    const toast = await findToast('Your profile was saved')
    await userEvent.hover(toast)
    await expect(args.onHold).toHaveBeenCalledWith('saved', 'hover')
    await userEvent.unhover(toast)
    await expect(args.onRelease).toHaveBeenCalledWith('saved', 'hover')
  },
}

/** Its time stands still. Looks as it did: whoever reads it is not to be disturbed. */
export const ToastShownHeld: Story = {
  parameters: {
    state: 'toast/shown.held',
    visual: { looksLike: 'platform-features-toaster--toast-added' },
  },
  args: { view: toastView('shown.held') },
}

/** Fades for 500 ms; with reduced motion it is gone at once. */
export const ToastLeaving: Story = {
  parameters: { state: 'toast/leaving', visual: { looksLike: 'platform-features-popups--closed' } },
  args: { view: toastView('leaving') },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { hidden: true })).toHaveAttribute('data-leaving'),
    )
  },
}

/** Nothing is left of it. */
export const ToastRemoved: Story = {
  parameters: { state: 'toast/removed', visual: { looksLike: 'platform-features-popups--closed' } },
  args: { view: toastView('removed') },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

const titles = {
  info: 'Round 3 begins in 5 minutes',
  danger: 'You lost the connection',
  warning: 'Ten seconds for your first move',
  success: 'You are registered for the tournament',
} as const satisfies Record<(typeof toastTypes)[number], string>

/** The four types, saturated and subdued. */
export const EveryKind: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      russian: { args: { view: view(states.queueing) }, globals: { locale: 'ru' } },
      kazakh: { args: { view: view(states.queueing) }, globals: { locale: 'kz' } },
      'right-to-left': { globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
  args: {
    view: after(
      toastColors.flatMap((color) =>
        toastTypes.toReversed().map((type) => ({
          id: `${color}-${type}`,
          title: { text: titles[type] },
          type,
          color,
          container: color === 'saturated' ? ('topLeft' as const) : ('topRight' as const),
        })),
      ),
    ),
  },
}

const alertsOf = (...types: readonly (typeof notificationTypes)[number][]) =>
  types.map((type) => alertToast(alertOf(sampleItems[type])))

/** A ban is danger, and stays; at the bottom, since the page says what is next at the top. */
export const NotificationOfABan: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: { view: after(alertsOf('BAN')) },
  play: async () => {
    const toast = await findToast('Your account is closed until 1 March')
    await expect(toast).toHaveAccessibleDescription('We have sent you an e-mail with the reasons.')
  },
}

const alertPlaces = ['topLeft', 'topCenter', 'topRight'] as const

/** What the notifications say that tell themselves: a new user’s opens the welcome instead. */
export const EveryNotification: Story = {
  args: {
    view: after(
      alertsOf(...notificationTypes.filter((type) => type !== 'NEW_USER')).map((toast, index) => ({
        ...toast,
        container: alertPlaces[index % alertPlaces.length] ?? 'topRight',
      })),
    ),
  },
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(12)
  },
}

/** Each place counts for itself. */
export const WaitingAtTwoPlaces: Story = {
  args: {
    view: after(
      Array.from({ length: 11 }, (_, game) => ({
        id: `game-${game + 1}`,
        title: { code: 'game.turn.toast', values: { game: game + 1 } },
        color: 'subdued' as const,
        container: game < 5 ? ('topLeft' as const) : ('bottomRight' as const),
      })),
    ),
  },
  play: async () => {
    await expect(await screen.findByText('1 more')).toBeVisible()
    await expect(screen.getByText('2 more')).toBeVisible()
  },
}

const toasterMachine = provideToaster()

const offer = (container: ToastOptions['container'] = 'topRight'): ToastOptions => ({
  id: 'draw-offer',
  title: { code: 'game.drawOffer.toast', values: { opponent: 'magnus_k' } },
  container,
})

/** As the app tells of a game that begins while the player is in another. */
const begun: ToastOptions = {
  id: 'game-started 8f3a',
  title: { code: 'game.started.toast' },
  message: { code: 'game.started.hint' },
  action: { code: 'game.started.open' },
  dismiss: { click: true, duration: 20_000 },
}

/** The toaster with its machine, and buttons that add to it. */
function Wired(props: ToasterProps) {
  const [snapshot, send] = useMachine(toasterMachine, { input: { most: maxToasts } })
  useStateMap(snapshot)
  const add = (toast: ToastOptions) => send({ type: 'toast.add', toast })
  return (
    <>
      <Inline gap={3}>
        <Button
          type="secondary"
          onPress={() =>
            [1, 2, 3, 4, 5].forEach((game) =>
              add({ id: `game-${game}`, title: { code: 'game.turn.toast', values: { game } } }),
            )
          }
        >
          Five turns
        </Button>
        <Button type="secondary" onPress={() => add(offer())}>
          Draw offer
        </Button>
        <Button type="secondary" onPress={() => add(offer('bottomLeft'))}>
          Draw offer elsewhere
        </Button>
        <Button type="secondary" onPress={() => add(begun)}>
          Game begins
        </Button>
        <Button type="ghost" onPress={() => send({ type: 'toasts.clear' })}>
          Sign out
        </Button>
      </Inline>
      <Toaster
        {...props}
        view={view(snapshot)}
        onShow={(id) => {
          props.onShow(id)
          send({ type: 'toast.show', id, at: performance.now() })
        }}
        onHold={(id, by) => send({ type: 'toast.hold', id, by, at: performance.now() })}
        onRelease={(id, by) => send({ type: 'toast.release', id, by, at: performance.now() })}
        onClick={(id) => {
          props.onClick(id)
          send({ type: 'toast.click', id })
        }}
        onAction={(id) => {
          props.onAction(id)
          send({ type: 'toast.dismiss', id })
        }}
        onClose={(id) => send({ type: 'toast.close', id })}
        onDismiss={(id) => send({ type: 'toast.dismiss', id })}
      />
    </>
  )
}

const long = { timeout: 5_000 }

/** With its machine: what fades makes room for what waits. */
export const NextComesIn: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Five turns' }))
    const first = await findToast('Your move in game 1')
    await expect(screen.getByText('1 more')).toBeVisible()
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }))
    await screen.findByRole('alertdialog', { name: 'Your move in game 5' }, long)
    await expect(screen.queryByText('1 more')).not.toBeInTheDocument()
  },
}

/** With its machine: a toast of the same id takes the other's place, and its time begins anew. */
export const ReplacedElsewhere: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw offer' }))
    await findToast('magnus_k offers a draw')
    await userEvent.click(canvas.getByRole('button', { name: 'Draw offer elsewhere' }))
    await waitFor(() => expect(args.onShow).toHaveBeenCalledTimes(2))
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  },
}

/** With its machine: nothing is left after signing out. */
export const ClearedAtSignOut: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Five turns' }))
    await findToast('Your move in game 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** F6 leads into the messages, Tab to the first, Escape sends it away and the focus goes on to the next. */
export const ByKeyboard: Story = {
  render: (args) => <Wired {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Five turns' }))
    const newest = await findToast('Your move in game 4')
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await expect(newest).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Your move in game 5' }, long)
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="region"]')).toBeInTheDocument(),
    )
  },
}

/** What leads somewhere has a button, which the keyboard reaches; it is followed once. */
export const FollowedByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-toaster--cleared-at-sign-out' } },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Game begins' })
    await userEvent.click(opener)
    const toast = await findToast('Another of your games has started')
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await expect(toast).toHaveFocus()
    await userEvent.tab()
    await expect(within(toast).getByRole('button', { name: 'Go to game' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith(begun.id)
    await expect(args.onClick).not.toHaveBeenCalled()
    await waitFor(() => expect(toast).not.toBeInTheDocument(), long)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A toast that goes by click is not followed by its close icon. */
export const ClosedNotFollowed: Story = {
  parameters: { visual: { looksLike: 'platform-features-toaster--cleared-at-sign-out' } },
  render: (args) => <Wired {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Game begins' }))
    const toast = await findToast('Another of your games has started')
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument(), long)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** What leads somewhere says where, on every fill. */
export const WithActions: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    view: after([
      {
        id: 'challenge-received',
        title: { code: 'challenge.received.toast', values: { name: 'magnus_k' } },
        message: { code: 'challenge.received.hint' },
        action: { code: 'challenge.received.open' },
      },
      { ...begun, color: 'subdued', title: { code: 'game.soon.toast' } },
      {
        id: 'notification-7',
        type: 'warning',
        title: { text: 'A fair-play violation was found' },
        action: { code: 'notification.open' },
      },
    ]),
  },
}

/** All six places by their names. */
export const EveryPlace: Story = {
  args: {
    view: after(
      toastContainers.map((container) => ({
        id: container,
        title: { text: titles.info },
        message: { text: 'Almaty Open Blitz, board 12' },
        color: 'subdued' as const,
        container,
      })),
    ),
  },
}
