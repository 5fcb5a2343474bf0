import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { dragOfFiles, pasteOfFiles, storyFile, storyPicture } from '../stories/storyFiles.ts'
import { FileUpload } from './FileUpload.tsx'
import type { UploadItem } from './upload.ts'

const texts = {
  choose: 'Choose files',
  drop: 'or drop them here',
  dropNow: 'Let go to add them',
  list: 'Chosen files',
  waiting: 'Waiting',
  uploading: 'Uploading',
  done: 'Uploaded',
  problems: {
    tooLarge: 'Larger than 5 MB. Choose a smaller one.',
    wrongType: 'Not a PNG, JPG or PGN file.',
    tooMany: 'One file too many. Remove another first.',
    failed: 'It did not arrive.',
  },
  cancel: (name: string) => `Stop ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name}`,
}

const items: readonly UploadItem[] = [
  {
    id: '1',
    name: 'opening-ceremony.jpg',
    size: 2_400_000,
    url: storyPicture,
    state: { status: 'done' },
  },
  {
    id: '2',
    name: 'round-5-games.pgn',
    size: 48_200,
    state: { status: 'uploading', progress: 0.62 },
  },
  { id: '3', name: 'rules.pgn', size: 12_000, state: { status: 'waiting' } },
  {
    id: '4',
    name: 'poster.png',
    size: 9_800_000,
    state: { status: 'failed', problem: 'tooLarge' },
  },
  { id: '5', name: 'hall.png', size: 1_100_000, state: { status: 'failed', problem: 'failed' } },
]

/**
 * Files to send. The zone is one button: press it, drop on it, or paste while it has the focus. Each file shows where
 * it is, and can be stopped, sent again or removed. Who renders it keeps the files and sends them; in the app that is
 * the machine `upload`, which finds wrong types and sizes before anything is sent.
 *
 * **Do** say types and the greatest size in the help, before anything can go wrong; say in a problem what to do.
 * **Don't** clear the list after a failure.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space on the zone | Opens the system's choice of files |
 * | Ctrl + V on the zone | Adds what was copied |
 * | Tab | Goes through the files' buttons |
 *
 * After a file is removed the focus is on the zone. Each change of a file is announced, not each per cent.
 */
const meta = {
  title: 'FileUpload',
  component: FileUpload,
  decorators: [paddedNarrow, localized],
  args: {
    label: 'Gallery',
    help: 'PNG, JPG or PGN, up to 5 MB each.',
    items: [],
    texts,
    accept: ['image/png', 'image/jpeg', '.pgn'],
    multiple: true,
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: 'Gallery Choose files or drop them here' })
    await expect(zone).toHaveAccessibleDescription('PNG, JPG or PGN, up to 5 MB each.')
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Галерея',
          help: 'PNG, JPG немесе PGN, әрқайсысы 5 МБ-қа дейін.',
          items,
          texts: {
            choose: 'Файлдарды таңдау',
            drop: 'немесе осында сүйреп әкеліңіз',
            dropNow: 'Қосу үшін жіберіңіз',
            list: 'Таңдалған файлдар',
            waiting: 'Кезекте',
            uploading: 'Жүктелуде',
            done: 'Жүктелді',
            problems: {
              tooLarge: '5 МБ-тан үлкен. Кішірек файл таңдаңыз.',
              wrongType: 'Бұл PNG, JPG немесе PGN емес.',
              tooMany: 'Файл тым көп. Біреуін алып тастаңыз.',
              failed: 'Файл жетпеді.',
            },
            cancel: (name) => `${name} файлын тоқтату`,
            retry: (name) => `${name} файлын қайта жіберу`,
            remove: (name) => `${name} файлын алып тастау`,
          },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Галерея',
          help: 'PNG, JPG или PGN, до 5 МБ каждый.',
          items,
          texts: {
            choose: 'Выбрать файлы',
            drop: 'или перетащите их сюда',
            dropNow: 'Отпустите, чтобы добавить',
            list: 'Выбранные файлы',
            waiting: 'В очереди',
            uploading: 'Загружается',
            done: 'Загружен',
            problems: {
              tooLarge: 'Больше 5 МБ. Выберите файл поменьше.',
              wrongType: 'Это не PNG, JPG и не PGN.',
              tooMany: 'Слишком много файлов. Сначала уберите другой.',
              failed: 'Файл не дошёл.',
            },
            cancel: (name) => `Остановить ${name}`,
            retry: (name) => `Отправить ${name} снова`,
            remove: (name) => `Убрать ${name}`,
          },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          texts: { ...texts, choose: longWords.label, drop: longWords.sentence },
          items: items.map((item) => ({ ...item, name: `${longWords.label}-${item.name}` })),
        },
        claims: 'phone',
      },
      'right-to-left': { args: { items }, globals: { direction: 'rtl' } },
    } satisfies StoryModes<Story>,
  },
}

export const AllStates: Story = {
  parameters: everyLook,
  args: { items },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop round-5-games.pgn' }))
    await expect(args.onCancel).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByRole('button', { name: /Choose files/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Try hall.png again' }))
    await expect(args.onRetry).toHaveBeenLastCalledWith('5')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove poster.png' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('4')
    await expect(
      canvas.queryByRole('button', { name: 'Try poster.png again' }),
    ).not.toBeInTheDocument()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.62')
  },
}

export const HeldOver: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: /Choose files/ })
    await fireEvent(zone, dragOfFiles('dragenter', storyFile('a.png', 'image/png')))
    await expect(zone).toHaveTextContent('Let go to add them')
  },
}

export const Dropped: Story = {
  parameters: { visual: { looksLike: 'design-system-fileupload--empty' } },
  play: async ({ canvas, args }) => {
    const file = storyFile('a.png', 'image/png')
    const zone = canvas.getByRole('button', { name: /Choose files/ })
    await fireEvent(zone, dragOfFiles('dragenter', storyFile('a.png', 'image/png')))
    await fireEvent(zone, dragOfFiles('drop', file))
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.png' })])
    await expect(zone).toHaveTextContent('Choose files')
  },
}

export const Pasted: Story = {
  parameters: { visual: { looksLike: 'design-system-fileupload--empty' } },
  args: { multiple: false },
  play: async ({ canvas, args }) => {
    const files = [storyFile('a.png', 'image/png'), storyFile('b.png', 'image/png')]
    await fireEvent(canvas.getByRole('button', { name: /Choose files/ }), pasteOfFiles(...files))
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'a.png' })])
  },
}

export const Invalid: Story = { args: { required: true, error: 'Add at least one picture.' } }

export const Disabled: Story = { args: { disabled: true, items: items.slice(0, 1) } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only administrators can add pictures.', items: items.slice(0, 1) },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('button', { name: /Choose files/ })
    await fireEvent(zone, dragOfFiles('drop', storyFile('a.png', 'image/png')))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(zone).toHaveAccessibleDescription(/Only administrators/)
  },
}
