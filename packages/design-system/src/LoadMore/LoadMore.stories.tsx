import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { LoadMore, loadMoreStatuses } from './LoadMore.tsx'

const texts = {
  load: 'Load more',
  loading: 'Loading',
  retry: 'Try again',
  failed: 'The next games did not arrive.',
  done: 'That is all',
}

/**
 * The end of a list that has more.
 *
 * **Do** say how far the list is; keep what was loaded when the reader comes back.
 * **Don't** load by scrolling alone (`automatic` keeps the button), or where a footer must be reached.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the button |
 * | Enter, Space | Load the next part, or try again |
 */
const meta = {
  title: 'LoadMore',
  component: LoadMore,
  decorators: [padded],
  argTypes: { status: { control: 'select', options: loadMoreStatuses } },
  args: { status: 'ready', onLoad: fn(), progress: '40 of 240 games', texts },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('40 of 240 games')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          status: 'failed',
          progress: '240 ойынның 40-ы',
          texts: {
            load: 'Тағы көрсету',
            loading: 'Жүктелуде',
            retry: 'Қайталап көру',
            failed: 'Келесі ойындар жүктелмеді.',
          },
        },
        globals: { locale: 'kz' },
      },
      'long-words': {
        args: {
          status: 'failed',
          progress: longWords.sentence,
          texts: {
            ...texts,
            retry: longWords.label,
            failed: `${longWords.word} ${longWords.sentence}`,
          },
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not arrive')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const Done: Story = {
  args: { status: 'done', progress: '240 of 240 games' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Loads because it is in sight; the button is still there. */
export const Automatic: Story = {
  parameters: { visual: { looksLike: 'design-system-loadmore--ready' } },
  args: { automatic: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible()
  },
}

export const InRussian: Story = {
  args: {
    progress: '40 из 240 партий',
    texts: {
      load: 'Показать ещё',
      loading: 'Загрузка',
      retry: 'Попробовать снова',
      failed: 'Следующие партии не загрузились.',
    },
  },
  globals: { locale: 'ru' },
}
