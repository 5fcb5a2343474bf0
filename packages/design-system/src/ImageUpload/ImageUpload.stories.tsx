import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { UploadItem } from '../FileUpload/upload.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { dragOfFiles, storyFile, storyPicture } from '../stories/storyFiles.ts'
import { ImageUpload, imageUploadShapes } from './ImageUpload.tsx'

const texts = {
  choose: 'Choose a picture',
  dropNow: 'Let go to add it',
  replace: 'Choose another',
  remove: 'Remove',
  cancel: 'Stop',
  retry: 'Try again',
  waiting: 'Waiting',
  uploading: 'Uploading',
  done: 'Uploaded',
  problems: {
    tooLarge: 'The picture is larger than 5 MB. Choose a smaller one.',
    wrongType: 'Only SVG, PNG and JPG pictures can be shown.',
    tooMany: 'Only one picture can be shown.',
    failed: 'The picture did not arrive.',
  },
}

const done: UploadItem = {
  id: '1',
  name: 'cover.png',
  url: storyPicture,
  state: { status: 'done' },
}

/**
 * One picture with its preview: a tournament's cover, a club's banner, a player's picture. The frame is one button:
 * press it, drop on it, or paste while it has the focus. A chosen picture is seen at once, while it is on its way.
 *
 * **Do** say types, size and the best measures in the help; keep the old picture until the new one has arrived.
 * **Don't** take it for several pictures (`FileUpload`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space on the frame | Opens the system's choice of files |
 * | Ctrl + V on the frame | Takes the copied picture |
 * | Tab | Goes to the buttons below |
 *
 * After a picture is removed or stopped the focus is on the frame.
 */
const meta = {
  title: 'ImageUpload',
  component: ImageUpload,
  decorators: [paddedNarrow, localized],
  argTypes: { shape: { control: 'select', options: imageUploadShapes } },
  args: {
    label: 'Cover',
    help: 'SVG, PNG or JPG, up to 5 MB, best 500 × 500.',
    item: null,
    alt: 'Mountains below the moon',
    texts,
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Cover Choose a picture' }),
    ).toHaveAccessibleDescription('SVG, PNG or JPG, up to 5 MB, best 500 × 500.')
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          texts: { ...texts, choose: longWords.label },
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  parameters: everyLook,
  args: { item: done },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Cover Mountains below the moon Choose another' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('button', { name: /Cover/ })).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: { item: { ...done, state: { status: 'uploading', progress: 0.4 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onCancel).toHaveBeenLastCalledWith('1')
  },
}

/** The server answered 413. */
export const TooLarge: Story = {
  args: { item: { ...done, state: { status: 'failed', problem: 'tooLarge' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cover/ })).toHaveAccessibleDescription(
      /larger than 5 MB/,
    )
  },
}

export const Failed: Story = {
  args: { item: { ...done, state: { status: 'failed', problem: 'failed' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith('1')
  },
}

export const WrongType: Story = {
  args: { item: { id: '1', name: 'a.pdf', state: { status: 'failed', problem: 'wrongType' } } },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Мұқаба',
          help: 'SVG, PNG немесе JPG, 5 МБ-қа дейін, жақсысы 500 × 500.',
          item: { ...done, state: { status: 'failed', problem: 'failed' } },
          texts: {
            ...texts,
            choose: 'Суретті таңдау',
            remove: 'Алып тастау',
            replace: 'Басқасын таңдау',
            retry: 'Қайта жіберу',
            problems: { ...texts.problems, failed: 'Сурет жетпеді.' },
          },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Обложка',
          help: 'SVG, PNG или JPG, до 5 МБ, лучше 500 × 500.',
          item: done,
          texts: {
            ...texts,
            choose: 'Выбрать изображение',
            remove: 'Убрать',
            replace: 'Выбрать другое',
          },
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Wide: Story = {
  args: { label: 'Banner', shape: 'wide' },
  parameters: { visual: { claims: 'phone' } },
}

export const WideFilled: Story = { args: { label: 'Banner', shape: 'wide', item: done } }

export const Round: Story = {
  args: { label: 'Your picture', shape: 'round' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Your picture Choose a picture' }),
    ).toBeVisible()
  },
}

export const RoundFilled: Story = {
  args: { label: 'Your picture', shape: 'round', item: done },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const RoundUploading: Story = {
  args: {
    label: 'Your picture',
    shape: 'round',
    item: { ...done, state: { status: 'uploading', progress: null } },
  },
}

export const HeldOver: Story = {
  args: { item: done },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('button', { name: /Cover/ })
    await fireEvent(frame, dragOfFiles('dragenter', storyFile('a.png', 'image/png')))
    await expect(frame).toHaveTextContent('Let go to add it')
  },
}

/** The preview is there before the server answers. */
export const ChosenHere: Story = {
  args: {
    item: {
      id: '1',
      name: 'a.png',
      file: storyFile('a.png', 'image/png'),
      state: { status: 'uploading', progress: null },
    },
  },
  parameters: { visual: { skip: 'Its picture has a local address that is new each time.' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toMatch(/^blob:/))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await fireEvent(
      canvas.getByRole('button', { name: /Cover/ }),
      dragOfFiles('drop', storyFile('b.png', 'image/png')),
    )
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.png' }))
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'A tournament needs a cover.' },
}

export const Disabled: Story = { args: { item: done, disabled: true } }

export const DisabledWithReason: Story = {
  args: { item: done, disabledReason: 'The tournament has begun.' },
}
