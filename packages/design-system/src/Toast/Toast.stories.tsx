import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { createToaster } from './createToaster.ts'
import { toastContainers, toastTypes, type ToastOptions } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

interface ToastsProps {
  /** The toasts on the screen, oldest first. */
  toasts: readonly ToastOptions[]
  /** Names the landmark. */
  label?: string
  /** Names the close icon. */
  closeLabel?: string
  /** Says how many wait. */
  moreText?: (waiting: number) => string
  /** The button of a toast was pressed. */
  onAction?: (id: string) => void
}

/**
 * Passing messages at six places of the screen. `createToaster()` makes the store that adds them, `ToastRegion` shows
 * them; a place is where lines begin or end, so it changes sides in right-to-left languages. Four stand at one place;
 * more wait, and their time begins when they appear.
 *
 * **Do** say what happened in a few words. **Do** give what must be read no duration: it then stays until it is
 * closed. **Don't** put something here that a player must answer, unless there is another way to it: use a dialog.
 * **Don't** close a toast by click alone; keep the close icon for readers who do not try it.
 *
 * | key | does |
 * | --- | --- |
 * | F6 | goes to the toasts, and on to the page |
 * | Tab | goes to the next toast, its button or its close icon |
 * | Esc | sends away the toast that has the focus |
 *
 * The time stands still while the keyboard is in a toast, and under a resting pointer unless `pauseOnHover` is off.
 */
function Toasts({
  toasts,
  label = 'Messages',
  closeLabel = 'Close',
  moreText,
  onAction,
}: ToastsProps) {
  const [toaster] = useState(() => {
    const made = createToaster()
    toasts.forEach((toast) => made.add(toast))
    return made
  })
  return (
    <ToastRegion
      toaster={toaster}
      label={label}
      closeLabel={closeLabel}
      {...(moreText && { moreText })}
      {...(onAction && { onAction })}
    />
  )
}

const longWait = { timeout: 5000 }

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
  parameters: { visual: { phone: true } },
}

export const SaturatedDanger: Story = {
  args: { toasts: [{ title: 'You lost the connection', type: 'danger' }] },
}

export const SaturatedWarning: Story = {
  args: { toasts: [{ title: 'Ten seconds for your first move', type: 'warning' }] },
}

export const SaturatedSuccess: Story = {
  args: { toasts: [{ title: 'You are registered for the tournament', type: 'success' }] },
}

export const SubduedInfo: Story = {
  args: { toasts: [{ ...offer, color: 'subdued' }] },
}

export const SubduedDanger: Story = {
  args: { toasts: [{ title: 'You lost the connection', type: 'danger', color: 'subdued' }] },
}

export const SubduedWarning: Story = {
  args: {
    toasts: [{ title: 'Ten seconds for your first move', type: 'warning', color: 'subdued' }],
  },
}

export const SubduedSuccess: Story = {
  args: {
    toasts: [{ title: 'You are registered for the tournament', type: 'success', color: 'subdued' }],
  },
}

export const TopLeft: Story = { args: { toasts: [{ ...offer, container: 'topLeft' }] } }
export const TopCenter: Story = { args: { toasts: [{ ...offer, container: 'topCenter' }] } }
export const TopRight: Story = { args: { toasts: [{ ...offer, container: 'topRight' }] } }
export const BottomLeft: Story = { args: { toasts: [{ ...offer, container: 'bottomLeft' }] } }
export const BottomCenter: Story = { args: { toasts: [{ ...offer, container: 'bottomCenter' }] } }
export const BottomRight: Story = { args: { toasts: [{ ...offer, container: 'bottomRight' }] } }

/** On a phone the places of one edge become one column. */
export const Containers: Story = {
  parameters: everyLook,
  args: {
    toasts: toastContainers.map((container) => ({
      title: container,
      container,
      color: 'subdued' as const,
    })),
  },
}

const many = Array.from({ length: 12 }, (_, game) => ({
  id: `game-${game + 1}`,
  title: `It is your turn in game ${game + 1}`,
  color: 'subdued' as const,
}))

/** Four stand, eight wait; closing one lets the next in. */
export const ManyWait: Story = {
  args: { toasts: many, moreText: (waiting: number) => `${waiting} more` },
  parameters: { visual: { phone: true } },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4)
    await expect(screen.getByText('8 more')).toBeVisible()
    const first = screen.getByRole('alertdialog', { name: 'It is your turn in game 1' })
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'It is your turn in game 5' }, longWait),
    ).toBeVisible()
    await expect(screen.getByText('7 more')).toBeVisible()
  },
}

/** A toast that reacts to a click shows a hand. */
export const WithPointer: Story = {
  args: { toasts: [{ ...offer, pointer: true, dismiss: { click: true } }] },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveStyle({ cursor: 'pointer' })
  },
}

/** Without its close icon a toast must leave by time or by click. */
export const WithoutCloseIcon: Story = {
  args: { toasts: [{ ...offer, dismiss: { click: true, icon: false } }] },
  play: async () => {
    await screen.findByRole('alertdialog')
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** A toast that leads somewhere has a button, which F6 and Tab reach. */
export const WithAction: Story = {
  args: {
    toasts: [
      { ...offer, action: 'Look at the board' },
      { ...offer, action: 'Look at the board', color: 'subdued', container: 'topLeft' },
    ],
  },
}

export const FollowedByKeyboard: Story = {
  args: { toasts: [{ ...offer, action: 'Look at the board' }], onAction: fn() },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Look at the board' })
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expectGone()
  },
}

export const OwnIcon: Story = {
  args: { toasts: [{ title: 'Ten wins in a row', icon: <Flame />, type: 'success' }] },
}

export const LongText: Story = {
  args: { toasts: [{ title: longText.label, message: longText.sentence, color: 'subdued' }] },
  parameters: { visual: { phone: true } },
  globals: { locale: 'kz' },
}

export const InKazakh: Story = {
  args: {
    toasts: [
      {
        title: 'magnus_k тең ойынды ұсынады',
        message: 'Сіз жүріс жасағанша ұсыныс күшінде қалады.',
      },
    ],
    label: 'Хабарламалар',
    closeLabel: 'Жабу',
  },
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  args: {
    toasts: [
      {
        title: 'magnus_k предлагает ничью',
        message: 'Предложение действует, пока вы не сделаете ход.',
      },
    ],
    label: 'Сообщения',
    closeLabel: 'Закрыть',
  },
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  args: {
    toasts: [
      {
        title: 'Mannschaftsmeisterschaftsqualifikationsturnierpaarungsverschiebung',
        message: 'Schachweltmeisterschaftskandidatenturnierteilnahmebestätigungsfrist',
        type: 'warning',
      },
    ],
  },
  parameters: { visual: { phone: true } },
}

export const RightToLeft: Story = {
  args: { toasts: [offer, { ...offer, container: 'bottomLeft', color: 'subdued' }] },
  globals: { direction: 'rtl' },
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
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), longWait)
