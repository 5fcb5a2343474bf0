import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { longText } from '../stories/longText.ts'
import { createToaster } from './createToaster.ts'
import { toastContainers, toastTypes, type ToastOptions } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

interface ToastsProps {
  /** The toasts on the screen, oldest first. */
  toasts: readonly ToastOptions[]
}

/**
 * Passing messages at six places of the screen. `createToaster()` makes the store that adds them, `ToastRegion` shows
 * them; a place is where lines begin or end, so it changes sides in right-to-left languages. Nothing that a player
 * must answer belongs here without another way to it.
 *
 * **Keyboard**: F6 reaches the region, Tab its toasts, Esc sends a toast away. The time stands still while the
 * keyboard is in a toast, and under a resting pointer unless `pauseOnHover` is off.
 */
function Toasts({ toasts }: ToastsProps) {
  const [toaster] = useState(() => {
    const made = createToaster()
    toasts.forEach((toast) => made.add(toast))
    return made
  })
  return <ToastRegion toaster={toaster} label="Messages" closeLabel="Close" />
}

const offer: ToastOptions = {
  title: 'magnus_k offers a draw',
  message: 'The offer stands until you move.',
}

const meta = {
  title: 'Toast',
  component: Toasts,
  args: { toasts: [offer] },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  parameters: { visual: { phone: true } },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'magnus_k offers a draw' }),
    ).toHaveAccessibleDescription('The offer stands until you move.')
  },
}

export const Saturated: Story = {
  args: { toasts: toastTypes.map((type) => ({ ...offer, type })) },
  parameters: { visual: { phone: true } },
}

export const Subdued: Story = {
  args: { toasts: toastTypes.map((type) => ({ ...offer, type, color: 'subdued' as const })) },
}

/** On a phone the places of one edge become one column. */
export const Containers: Story = {
  args: {
    toasts: toastContainers.map((container) => ({
      title: container,
      container,
      color: 'subdued' as const,
    })),
  },
  parameters: { visual: { phone: true } },
}

export const OwnIcon: Story = {
  args: { toasts: [{ title: 'Ten wins in a row', icon: <Flame />, type: 'success' }] },
}

export const LongText: Story = {
  args: { toasts: [{ title: longText.label, message: longText.sentence, color: 'subdued' }] },
  parameters: { visual: { phone: true } },
  globals: { locale: 'kz' },
}

export const DismissedByIcon: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expectGone()
  },
}

export const DismissedByClick: Story = {
  args: { toasts: [{ ...offer, dismiss: { click: true, icon: false } }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('magnus_k offers a draw'))
    await expectGone()
  },
}

export const ClickDoesNotDismissByDefault: Story = {
  play: async ({ userEvent }) => {
    const toast = await screen.findByRole('alertdialog')
    await userEvent.click(toast)
    await expect(toast).not.toHaveAttribute('data-leaving')
  },
}

export const DismissedByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expectGone()
  },
}

export const DismissedByTime: Story = {
  args: { toasts: [{ ...offer, dismiss: { duration: 200 } }] },
  play: async () => {
    await expectGone()
  },
}

/** The second toast has no pause, so its end shows that the first one's time would have run out too. */
export const PausedByHover: Story = {
  args: {
    toasts: [
      { title: 'Waits', dismiss: { duration: 800 } },
      {
        title: 'Goes on',
        dismiss: { duration: 1200, pauseOnHover: false },
        container: 'bottomLeft',
      },
    ],
  },
  play: async ({ userEvent }) => {
    const waiting = await screen.findByRole('alertdialog', { name: 'Waits' })
    await userEvent.hover(waiting)
    await waitFor(
      () => expect(screen.queryByRole('alertdialog', { name: 'Goes on' })).not.toBeInTheDocument(),
      { timeout: 5000 },
    )
    await expect(waiting).not.toHaveAttribute('data-leaving')
    await userEvent.unhover(waiting)
    await expectGone()
  },
}

const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), {
    timeout: 5000,
  })
