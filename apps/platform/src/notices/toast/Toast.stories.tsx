import { Button, Inline } from '@kingside/design-system'
import {
  selectToastView,
  completeToast,
  provideToast,
  type ToastOptions,
  type ToastType,
} from '@kingside/machines/toast'
import { drawOffer, snapshotAt, toastStates as states } from '@kingside/machines/toast/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SimulatedClock } from 'xstate'
import { overPage } from '../words/over-page.tsx'
import { useStateMap } from '../../stories/useStateMap.ts'
import { Toast, type ToastProps } from './Toast.view.tsx'

const view = selectToastView

/** A passing message; one story for each state of its machine, then its looks, its ways out, and its time. */
const meta = {
  component: Toast,
  title: 'Features/Toast',
  args: {
    view: view(states['shown.counting']),
    onShow: fn(),
    onHold: fn(),
    onRelease: fn(),
    onClick: fn(),
    onAction: fn(),
    onClose: fn(),
    onDismiss: fn(),
  },
  decorators: [overPage],
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

const findToast = (name: string) => screen.findByRole('alertdialog', { name })

/** Its time has not begun: it says that it stands on the screen. Looks as it does then. */
export const Added: Story = {
  parameters: { state: 'toast/added' },
  args: { view: view(states.added) },
  play: async ({ args }) => {
    await findToast('Your profile was saved')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

/** Passed through at once. */
export const ShownTiming: Story = {
  parameters: {
    state: 'toast/shown.timing',
    visual: { looksLike: 'platform-features-toast--added' },
  },
  args: { view: view(states['shown.timing']) },
}

/** Without a duration it stays until somebody sends it away. */
export const ShownStaying: Story = {
  parameters: { state: 'toast/shown.staying', visual: { claims: 'feature' } },
  args: { view: view(states['shown.staying']) },
  play: async ({ args }) => {
    await findToast('magnus_k offers a draw')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}

/** A resting pointer asks for its time to stand still, and lets it go on. */
export const ShownCounting: Story = {
  parameters: {
    state: 'toast/shown.counting',
    visual: { looksLike: 'platform-features-toast--added' },
  },
  args: { view: view(states['shown.counting']) },
  play: async ({ args }) => {
    const toast = await findToast('Your profile was saved')
    await userEvent.hover(toast)
    await expect(args.onHold).toHaveBeenCalledWith('hover')
    await userEvent.unhover(toast)
    await expect(args.onRelease).toHaveBeenCalledWith('hover')
  },
}

/** Its time stands still. Looks as it did: whoever reads it is not to be disturbed. */
export const ShownHeld: Story = {
  parameters: {
    state: 'toast/shown.held',
    visual: { looksLike: 'platform-features-toast--added' },
  },
  args: { view: view(states['shown.held']) },
}

/** Fades for 500 ms; with reduced motion it is gone at once. */
export const Leaving: Story = {
  parameters: { state: 'toast/leaving', visual: { looksLike: 'platform-features-popups--closed' } },
  args: { view: view(states.leaving) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { hidden: true })).toHaveAttribute('data-leaving'),
    )
  },
}

/** Nothing is left of it. */
export const Removed: Story = {
  parameters: { state: 'toast/removed', visual: { looksLike: 'platform-features-popups--closed' } },
  args: { view: view(states.removed) },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

const shown = (options: ToastOptions) => view(snapshotAt({ shown: 'staying' }, options))

const texts = {
  info: { title: 'Round 3 begins in 5 minutes', message: 'Almaty Open Blitz, board 12' },
  danger: { title: 'You lost the connection', message: 'Your clock goes on. Kingside reconnects.' },
  warning: { title: 'Ten seconds for your first move', message: 'Then the game is aborted.' },
  success: { title: 'You are registered', message: 'Almaty Open Blitz starts at 18:00.' },
} as const satisfies Record<ToastType, unknown>

const told = (type: ToastType, options: Partial<ToastOptions> = {}) =>
  shown({
    id: type,
    title: { text: texts[type].title },
    message: { text: texts[type].message },
    type,
    ...options,
  })

export const Info: Story = { args: { view: told('info') } }
export const Danger: Story = { args: { view: told('danger') } }
export const Warning: Story = { args: { view: told('warning') } }
export const Success: Story = { args: { view: told('success') } }
export const SubduedInfo: Story = { args: { view: told('info', { color: 'subdued' }) } }
export const SubduedDanger: Story = { args: { view: told('danger', { color: 'subdued' }) } }
export const SubduedWarning: Story = { args: { view: told('warning', { color: 'subdued' }) } }
export const SubduedSuccess: Story = { args: { view: told('success', { color: 'subdued' }) } }

/** A picture of its own in place of the type's. */
export const OwnIcon: Story = {
  args: { view: told('success', { icon: 'tournament', color: 'subdued' }) },
}

/** Goes by a click anywhere, and shows a hand. */
export const GoesByClick: Story = {
  args: { view: told('info', { dismiss: { click: true, icon: false } }) },
  play: async ({ args }) => {
    const toast = await findToast('Round 3 begins in 5 minutes')
    await expect(toast).toHaveStyle({ cursor: 'pointer' })
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(toast)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Tab goes into it and holds its time, Escape sends it away. */
export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'platform-features-toast--added' } },
  play: async ({ args }) => {
    const toast = await findToast('Your profile was saved')
    toast.focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(args.onHold).toHaveBeenCalledWith('focus')
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  parameters: { visual: { claims: 'phone' } },
  globals: { locale: 'ru' },
  args: {
    view: shown({
      id: 'long',
      title: { text: 'Турнир «Открытый чемпионат Алматинской области по блицу» начался' },
      message: {
        text: 'Mannschaftsmeisterschaftsqualifikationsturnier: первая партия на доске 128, ваш соперник Константинопольский.',
      },
      color: 'subdued',
    }),
  },
}

export const InKazakh: Story = {
  args: { view: view(states['shown.staying']) },
  globals: { locale: 'kz' },
}

interface WiredProps extends ToastProps {
  readonly options: ToastOptions
}

const toastMachine = provideToast()

/** The toast with its machine, and a clock that goes when it is told to. */
function Wired({ options, ...props }: WiredProps) {
  const [clock] = useState(() => new SimulatedClock())
  const [snapshot, send] = useMachine(toastMachine, {
    input: { toast: completeToast(options) },
    clock,
  })
  useStateMap(snapshot)
  return (
    <>
      <Inline gap={3}>
        <Button type="secondary" onPress={() => clock.increment(500)}>
          Half a second later
        </Button>
        <Button type="secondary" onPress={() => clock.increment(5_000)}>
          Five seconds later
        </Button>
      </Inline>
      <Toast
        {...props}
        view={view(snapshot)}
        onShow={() => send({ type: 'toast.show', at: clock.now() })}
        onHold={(by) => send({ type: 'toast.hold', by, at: clock.now() })}
        onRelease={(by) => send({ type: 'toast.release', by, at: clock.now() })}
        onClick={() => send({ type: 'toast.click' })}
        onClose={() => send({ type: 'toast.close' })}
        onDismiss={() => send({ type: 'toast.dismiss' })}
      />
    </>
  )
}

const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

/** With its machine: the icon makes it fade for 500 ms, and then it is gone. */
export const ClosedWithItsMachine: Story = {
  render: (args) => <Wired {...args} options={drawOffer} />,
  play: async ({ canvas }) => {
    const toast = await findToast('magnus_k offers a draw')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toast).toHaveAttribute('data-leaving'))
    await userEvent.click(canvas.getByRole('button', { name: 'Half a second later' }))
    await expectGone()
  },
}

/** With its machine: it stays while a pointer rests on it, and goes by itself when its time is over. */
export const HeldWithItsMachine: Story = {
  parameters: { visual: { looksLike: 'platform-features-toast--closed-with-its-machine' } },
  render: (args) => (
    <Wired
      {...args}
      options={{
        id: 'saved',
        title: { text: 'Your profile was saved' },
        type: 'success',
        dismiss: { duration: 5_000 },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const toast = await findToast('Your profile was saved')
    const later = canvas.getByRole('button', { name: 'Five seconds later' })
    await userEvent.hover(toast)
    later.click()
    await expect(toast).not.toHaveAttribute('data-leaving')
    await userEvent.unhover(toast)
    later.click()
    await waitFor(() => expect(toast).toHaveAttribute('data-leaving'))
    await userEvent.click(canvas.getByRole('button', { name: 'Half a second later' }))
    await expectGone()
  },
}
