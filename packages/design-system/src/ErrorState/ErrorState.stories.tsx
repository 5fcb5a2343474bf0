import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ghost } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { statePanelSizes } from '../EmptyState/index.ts'
import { LinkButton } from '../LinkButton/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Surface } from '../Surface/index.ts'
import { ErrorState } from './ErrorState.tsx'

/**
 * Stands where content would be that could not be loaded. Screen readers say it when it appears.
 *
 * **Do** say what is missing rather than what broke, and let the reader try again. Give the support's number in
 * `detail`, not in the title.
 *
 * **Don't** use it for a mistake in a form (the field says it) or for a failure that leaves the page usable (`Banner`).
 *
 * It takes no keys but those of its buttons.
 */
const meta = {
  title: 'ErrorState',
  component: ErrorState,
  decorators: [padded],
  argTypes: { size: { control: 'select', options: statePanelSizes } },
  args: {
    title: 'The games could not be loaded',
    children: 'The connection may be slow. Your games are safe.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  parameters: everyLook,
  args: { detail: 'Error 503, 8f3k2' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The games could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const InACard: Story = {
  render: () => (
    <Surface>
      <ErrorState
        size="s"
        level={3}
        title="The ratings could not be loaded"
        retryLabel="Try again"
        onRetry={fn()}
      />
    </Surface>
  ),
}

/** Trying again would not help, so there is another way on. */
export const NoRetry: Story = {
  render: () => (
    <ErrorState
      title="There is no such game"
      icon={<Ghost />}
      action={
        <LinkButton href="#lobby" type="secondary">
          To the lobby
        </LinkButton>
      }
    >
      The link may be old, or the game was never played.
    </ErrorState>
  ),
}

export const InKazakh: Story = {
  args: {
    title: 'Ойындар жүктелмеді',
    children: 'Байланыс баяу болуы мүмкін. Ойындарыңыз сақтаулы.',
    retryLabel: 'Қайталап көру',
  },
  globals: { locale: 'kz' },
  parameters: {
    modes: {
      russian: {
        args: {
          title: 'Не удалось загрузить партии',
          children: 'Возможно, медленное соединение. Ваши партии сохранены.',
          retryLabel: 'Попробовать ещё раз',
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          title: `${longWords.word} ${longWords.label}`,
          children: longWords.sentence,
          retryLabel: longWords.word,
          detail: `${longWords.word}${longWords.label}`,
        },
        globals: { locale: 'en' },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          title: 'تعذّر تحميل المباريات',
          children: 'قد يكون الاتصال بطيئًا.',
          retryLabel: 'أعد المحاولة',
        },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
