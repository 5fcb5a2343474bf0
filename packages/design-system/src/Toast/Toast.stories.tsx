import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { expect, fn, screen, within } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { toastContainers, toastTypes, type Toast } from './toast.ts'
import { ToastRegion, type ShownToast } from './ToastRegion.tsx'

type Options = Omit<Toast, 'id'> & Partial<Pick<Toast, 'id'>>

/** The toasts as they stand on the screen, given the oldest first. */
const shown = (...toasts: readonly Options[]): readonly ShownToast[] =>
  toasts
    .map((options, index) => {
      const toast = { id: `toast-${index + 1}`, ...options }
      return { toast, source: toast }
    })
    .toReversed()

const offer = {
  title: 'magnus_k offers a draw',
  message: 'The offer stands until you move.',
} satisfies Options

/**
 * Passing messages at six places of the screen; a place is where lines begin or end, so it changes sides in
 * right-to-left languages. `ToastRegion` draws them and says what a reader does with them. Who renders it keeps them:
 * how many stand at a place, how many wait, when their time is over. In the app that is the machine `toaster`.
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
 * `onHold` and `onRelease` say when a pointer rests on a toast or the keyboard is in it, so that its time can stand
 * still.
 */
const meta = {
  title: 'Toast',
  component: ToastRegion,
  args: {
    toasts: shown(offer),
    label: 'Messages',
    closeLabel: 'Close',
    onHold: fn(),
    onRelease: fn(),
    onClick: fn(),
    onAction: fn(),
    onClose: fn(),
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ userEvent, args }) => {
    const toast = await screen.findByRole('alertdialog', { name: 'magnus_k offers a draw' })
    await expect(toast).toHaveAccessibleDescription('The offer stands until you move.')
    await userEvent.hover(toast)
    await expect(args.onHold).toHaveBeenLastCalledWith('toast-1', 'hover')
    await userEvent.unhover(toast)
    await expect(args.onRelease).toHaveBeenLastCalledWith('toast-1', 'hover')
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith('toast-1')
    await userEvent.click(toast)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Saturated: Story = {
  args: { toasts: shown(...toastTypes.map((type) => ({ ...offer, type }))) },
  parameters: {
    modes: {
      'long-words': {
        args: {
          toasts: shown({ title: longText.label, message: longText.sentence, color: 'subdued' }),
        },
        globals: { locale: 'kz' },
        claims: 'phone',
      },
      kazakh: {
        args: {
          toasts: shown({
            title: 'magnus_k тең ойынды ұсынады',
            message: 'Сіз жүріс жасағанша ұсыныс күшінде қалады.',
          }),
          label: 'Хабарламалар',
          closeLabel: 'Жабу',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          toasts: shown({
            title: 'magnus_k предлагает ничью',
            message: 'Предложение действует, пока вы не сделаете ход.',
          }),
          label: 'Сообщения',
          closeLabel: 'Закрыть',
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: { toasts: shown(offer, { ...offer, container: 'bottomLeft', color: 'subdued' }) },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Subdued: Story = {
  args: {
    toasts: shown(...toastTypes.map((type) => ({ ...offer, type, color: 'subdued' as const }))),
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          toasts: shown({
            title: 'Mannschaftsmeisterschaftsqualifikationsturnierpaarungsverschiebung',
            message: 'Schachweltmeisterschaftskandidatenturnierteilnahmebestätigungsfrist',
            type: 'warning',
          }),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const SaturatedDanger: Story = {
  args: { toasts: shown({ title: 'You lost the connection', type: 'danger' }) },
}

export const SaturatedWarning: Story = {
  args: { toasts: shown({ title: 'Ten seconds for your first move', type: 'warning' }) },
}

export const SaturatedSuccess: Story = {
  args: { toasts: shown({ title: 'You are registered for the tournament', type: 'success' }) },
}

export const SubduedInfo: Story = {
  args: { toasts: shown({ ...offer, color: 'subdued' }) },
}

export const SubduedDanger: Story = {
  args: { toasts: shown({ title: 'You lost the connection', type: 'danger', color: 'subdued' }) },
}

export const SubduedWarning: Story = {
  args: {
    toasts: shown({ title: 'Ten seconds for your first move', type: 'warning', color: 'subdued' }),
  },
}

export const SubduedSuccess: Story = {
  args: {
    toasts: shown({
      title: 'You are registered for the tournament',
      type: 'success',
      color: 'subdued',
    }),
  },
}

export const TopLeft: Story = { args: { toasts: shown({ ...offer, container: 'topLeft' }) } }
export const TopCenter: Story = { args: { toasts: shown({ ...offer, container: 'topCenter' }) } }
export const TopRight: Story = {
  parameters: { visual: { looksLike: 'design-system-toast--info' } },
  args: { toasts: shown({ ...offer, container: 'topRight' }) },
}
export const BottomLeft: Story = { args: { toasts: shown({ ...offer, container: 'bottomLeft' }) } }
export const BottomCenter: Story = {
  args: { toasts: shown({ ...offer, container: 'bottomCenter' }) },
}
export const BottomRight: Story = {
  args: { toasts: shown({ ...offer, container: 'bottomRight' }) },
}

/** On a phone the places of one edge become one column. */
export const Containers: Story = {
  parameters: everyLook,
  args: {
    toasts: shown(
      ...toastContainers.map((container) => ({
        title: container,
        container,
        color: 'subdued' as const,
      })),
    ),
  },
}

/** Four stand, seven wait. */
export const ManyWait: Story = {
  args: {
    toasts: shown(
      ...[2, 3, 4, 5].map((game) => ({
        title: `It is your turn in game ${game}`,
        color: 'subdued' as const,
      })),
    ),
    waiting: { topRight: 7 },
    moreText: (waiting: number) => `${waiting} more`,
  },
  parameters: { visual: { claims: 'phone' } },
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4)
    await expect(screen.getByText('7 more')).toBeVisible()
  },
}

/** A toast that reacts to a click shows a hand. */
export const WithPointer: Story = {
  parameters: { visual: { looksLike: 'design-system-toast--info' } },
  args: { toasts: shown({ ...offer, pointer: true, dismiss: { click: true } }) },
  play: async ({ userEvent, args }) => {
    const toast = await screen.findByRole('alertdialog')
    await expect(toast).toHaveStyle({ cursor: 'pointer' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith('toast-1')
    await userEvent.click(screen.getByText('magnus_k offers a draw'))
    await expect(args.onClick).toHaveBeenLastCalledWith('toast-1')
  },
}

/** Without its close icon a toast must leave by time or by click. */
export const WithoutCloseIcon: Story = {
  args: { toasts: shown({ ...offer, dismiss: { click: true, icon: false } }) },
  play: async () => {
    await screen.findByRole('alertdialog')
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** A toast that leads somewhere has a button, which F6 and Tab reach. */
export const WithAction: Story = {
  args: {
    toasts: shown(
      { ...offer, action: 'Look at the board' },
      { ...offer, action: 'Look at the board', color: 'subdued', container: 'topLeft' },
    ),
  },
  play: async ({ userEvent, args }) => {
    const [first] = await screen.findAllByRole('alertdialog')
    await userEvent.keyboard('{F6}')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getAllByRole('button', { name: 'Look at the board' })[0]).toHaveFocus()
    await expect(args.onHold).toHaveBeenLastCalledWith('toast-2', 'focus')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('toast-2')
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledWith('toast-2')
  },
}

export const OwnIcon: Story = {
  args: { toasts: shown({ title: 'Ten wins in a row', icon: <Flame />, type: 'success' }) },
}
