import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { input, box } from './FieldBox.css.ts'
import { Field } from './index.ts'

/**
 * The frame that all fields share: label, required mark, note, action, help, error and counter stand in the same
 * place and say the same to screen readers everywhere. Use it by itself only around a control that this package does
 * not have.
 *
 * **Do** say in the help what is needed before it is typed, and in the error how to put it right. Keep the help while
 * the error shows. **Don't** put anything needed into a placeholder, or hide a label that nothing else repeats.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | reaches the action of the label, then the control |
 */
const meta = {
  title: 'Field',
  component: Field,
  decorators: [paddedNarrow],
  args: {
    label: 'Club name',
    children: (control) => (
      <div className={box({ size: 'm', multiline: false })}>
        <input
          {...control}
          className={input({ size: 'm', tabular: false, foreign: false })}
          defaultValue="Rook & Roll"
        />
      </div>
    ),
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Клубтың атауы',
          required: true,
          labelNote: '(өзгертуге болады)',
          help: 'Әріптер, цифрлар және сызықшалар.',
          error: 'Мұндай атауы бар клуб тіркелген.',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Название клуба',
          required: true,
          labelNote: '(можно изменить)',
          help: 'Буквы, цифры и дефисы.',
          error: 'Клуб с таким названием уже есть.',
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          labelNote: longWords.word,
          labelAction: <Link href="#rules">{longWords.word}</Link>,
          help: longWords.sentence,
          error: longWords.sentence,
          required: true,
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          label: 'اسم النادي',
          required: true,
          labelAction: <Link href="#rules">القواعد</Link>,
          help: 'حروف وأرقام وشرطات.',
          error: 'هذا الاسم مستخدم.',
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Complete: Story = {
  parameters: everyLook,
  args: {
    label: 'Club address',
    required: true,
    labelAction: <Link href="#rules">Rules</Link>,
    help: 'Letters, figures and hyphens.',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Club address' })
    await expect(control).toBeRequired()
    await expect(control).toHaveAccessibleDescription('Letters, figures and hyphens.')
  },
}

export const WithNote: Story = { args: { labelNote: '(optional)' } }

export const WithError: Story = {
  args: { help: 'Letters, figures and hyphens.', error: 'Another club has this name.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Club name' })
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(
      'Another club has this name. Letters, figures and hyphens.',
    )
  },
}

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Club name' })).toBeVisible()
  },
}
