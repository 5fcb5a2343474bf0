import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageOff, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { brokenPicture, samplePicture } from '../stories/samplePictures.ts'
import { Gallery, type GalleryPicture } from './Gallery.tsx'

const seen = [
  'The hall before the first round',
  'Two players shake hands',
  'The arbiter starts the clocks',
  'Children solve puzzles on a big board',
  'The winner holds the cup',
  'A walk in the mountains on the free day',
  'The team of Almaty',
]

const pictures: readonly GalleryPicture[] = seen.map((alt, index) => ({
  id: String(index),
  src: samplePicture(index, 1200, index % 3 === 1 ? 1500 : 800),
  thumbnail: samplePicture(index, 400, 300),
  alt,
  ...(index % 2 === 0 && { caption: `${alt}. Almaty, March 2026.` }),
}))

/**
 * Pictures of a club or an event. A press shows one as large as the window.
 *
 * **Do** write in `alt` what there is to see, and in `caption` what one cannot see: who, where, when.
 *
 * **Don't** show a picture that carries text which stands nowhere else.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab, Enter | goes to a picture, shows it large |
 * | ← → | shows the picture before or after it |
 * | Home, End | shows the first or last picture |
 * | Esc | closes; the focus is on the picture that was shown last |
 */
const meta = {
  title: 'Gallery',
  component: Gallery,
  decorators: [padded, localized],
  args: {
    label: 'Pictures of the Nauryz Cup',
    pictures,
    empty: 'There are no pictures yet.',
    texts: {
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      position: (place: number, count: number) => `${place} of ${count}`,
      failed: 'The picture cannot be shown',
    },
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = { parameters: everyLook }

/** Keys go from picture to picture, and the focus comes back to the one that was seen last. */
export const Large: Story = {
  parameters: {
    visual: {
      skip: 'The arrow of the button pressed last is drawn in one of two ways; InKazakh has a picture of the same view.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: seen[0] ?? '' }))
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the Nauryz Cup' })
    await expect(dialog).toHaveFocus()
    await expect(screen.getByText('1 of 7')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 7')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(screen.getByText('1 of 7')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(screen.getByText('3 of 7')).toBeVisible()
  },
}

export const ClosesAndGivesTheFocusBack: Story = {
  parameters: { visual: { looksLike: 'design-system-gallery--grid' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: seen[1] ?? '' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: seen[2] ?? '' })).toHaveFocus())
  },
}

/** A finger moves the picture, and a move that is far or fast enough shows the next one. */
export const Swiping: Story = {
  parameters: { visual: { looksLike: 'design-system-gallery--grid' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: seen[0] ?? '' }))
    const dialog = await screen.findByRole('dialog')
    const picture = await screen.findByRole('img', { name: seen[0] ?? '' })
    const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch', clientY: 300 }
    await fireEvent.pointerDown(picture, { ...finger, clientX: 900 })
    await fireEvent.pointerMove(picture, { ...finger, clientX: 500 })
    await fireEvent.pointerUp(picture, { ...finger, clientX: 400 })
    await expect(dialog).toHaveTextContent('2 of 7')
    await userEvent.keyboard('{Escape}')
  },
}

const remove = fn()

export const WithActions: Story = {
  parameters: {
    visual: {
      skip: 'The small icons over the pictures are drawn in one of two ways; FileUpload has pictures of them.',
    },
  },
  args: {
    pictureActions: ({ alt }) => (
      <IconButton label={`Remove: ${alt}`} size="s" onPress={remove}>
        <Trash2 />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    remove.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${seen[0] ?? ''}` }))
    await expect(remove).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const BrokenPictures: Story = {
  args: {
    pictures: pictures.map((picture, index) =>
      index === 1 ? { ...picture, src: brokenPicture, thumbnail: brokenPicture } : picture,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(6))
    await expect(canvas.getByRole('button', { name: seen[1] ?? '' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { pictures: [], status: 'loading', loadingLabel: 'Loading the pictures' },
}

export const Empty: Story = {
  args: {
    pictures: [],
    empty: (
      <EmptyState title="No pictures yet" size="s" icon={<ImageOff />}>
        Administrators of the club can add some.
      </EmptyState>
    ),
  },
}

export const Failed: Story = {
  args: {
    pictures: [],
    status: 'failed',
    failure: (
      <ErrorState
        title="The pictures could not be loaded"
        size="s"
        retryLabel="Try again"
        onRetry={fn()}
      />
    ),
  },
}

/** What opens in the large view stands inside of it, where it can be seen, pressed and read. */
export const OpensInside: Story = {
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: seen[0] ?? '' }))
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of the Nauryz Cup' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(await within(dialog).findByRole('tooltip')).toHaveTextContent('Previous picture')
  },
}

export const InKazakh: Story = {
  args: {
    label: 'Наурыз кубогының суреттері',
    pictures: pictures.slice(0, 3).map((picture) => ({
      ...picture,
      alt: 'Бірінші айналым алдындағы зал',
      caption: 'Бірінші айналым алдындағы зал. Алматы, 2026 жылғы наурыз.',
    })),
    texts: {
      close: 'Жабу',
      previous: 'Алдыңғы сурет',
      next: 'Келесі сурет',
      position: (place: number, count: number) => `${count} суреттің ${place}-і`,
      failed: 'Суретті көрсету мүмкін емес',
    },
  },
  globals: { locale: 'kz' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Бірінші айналым алдындағы зал' })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const InRussian: Story = {
  args: {
    label: 'Фотографии Кубка Наурыза',
    pictures: pictures.slice(0, 3).map((picture) => ({
      ...picture,
      alt: 'Зал перед первым туром',
      caption: 'Зал перед первым туром. Алматы, март 2026 года.',
    })),
    texts: {
      close: 'Закрыть',
      previous: 'Предыдущая фотография',
      next: 'Следующая фотография',
      position: (place: number, count: number) => `${place} из ${count}`,
      failed: 'Фотографию нельзя показать',
    },
  },
  globals: { locale: 'ru' },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Зал перед первым туром' })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    label: longWords.word,
    pictures: pictures.slice(0, 2).map((picture) => ({
      ...picture,
      src: brokenPicture,
      thumbnail: brokenPicture,
      alt: longWords.sentence,
      caption: `${longWords.word} ${longWords.sentence}`,
    })),
  },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const [first] = canvas.getAllByRole('button')
    if (first) await userEvent.click(first)
    await expect(await screen.findByText('The picture cannot be shown')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { label: 'صور الكأس' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: seen[0] ?? '' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(screen.getByText('2 of 7')).toBeVisible()
  },
}
