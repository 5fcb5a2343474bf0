import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { CopyButton } from './CopyButton.tsx'

const texts = {
  copy: 'Copy link',
  copied: 'Copied',
  failed: 'Not copied. Select the link yourself.',
}

const refuse = fn(() => Promise.reject<void>(new Error('The clipboard is closed.')))

/**
 * Copies a text and says how it went, on the button for a while and to screen readers at once. The button is as wide
 * as its longest usual text, so nothing moves.
 *
 * **Do** show the text itself nearby: where the browser refuses, the reader selects it by hand.
 *
 * **Don't** add a toast: the button has said it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches it |
 * | Enter, Space | copy |
 */
const meta = {
  title: 'CopyButton',
  component: CopyButton,
  decorators: [padded],
  args: {
    text: 'https://kingside.example/game/8f3k2',
    texts,
    write: fn(() => Promise.resolve()),
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    modes: {
      'right-to-left': {
        args: { texts: { copy: 'انسخ الرابط', copied: 'نُسخ', failed: 'لم يُنسخ' } },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Copied: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(args.write).toHaveBeenCalledWith('https://kingside.example/game/8f3k2')
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { write: refuse },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.failed)
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

/** After a while it can be pressed again. */
export const ReadyAgain: Story = {
  parameters: { visual: { looksLike: 'design-system-copybutton--ready' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(
      await canvas.findByRole('button', { name: 'Copy link' }, { timeout: 5000 }),
    ).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

/** The text may be made at the press, such as the moves of a game. */
export const MadeAtThePress: Story = {
  args: { text: () => Promise.resolve('1. e4 e5'), texts: { ...texts, copy: 'Copy the moves' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the moves' }))
    await expect(args.write).toHaveBeenCalledWith('1. e4 e5')
  },
}

export const IconOnly: Story = {
  args: { iconOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const InKazakh: Story = {
  args: {
    texts: {
      copy: 'Сілтемені көшіру',
      copied: 'Көшірілді',
      failed: 'Көшірілмеді. Сілтемені өзіңіз белгілеңіз.',
    },
  },
  globals: { locale: 'kz' },
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Көшірілді')
  },
}

export const InRussian: Story = {
  args: {
    texts: {
      copy: 'Скопировать ссылку',
      copied: 'Скопировано',
      failed: 'Не скопировано. Выделите ссылку сами.',
    },
    write: refuse,
  },
  globals: { locale: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Не скопировано')
  },
}

export const LongWords: Story = {
  args: {
    texts: { copy: longWords.word, copied: longWords.label, failed: longWords.sentence },
    write: refuse,
  },
  decorators: [paddedNarrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent(longWords.sentence)
  },
}
