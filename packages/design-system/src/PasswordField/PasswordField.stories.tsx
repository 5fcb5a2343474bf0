import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { PasswordField, passwordStrengths } from './index.ts'

const words = ['Too weak', 'Weak', 'Fair', 'Good', 'Strong']
const label = 'Password strength'

/**
 * A password that can be made readable. It warns while Caps Lock is on and can say how hard the password is to guess.
 *
 * **Do** say the rules in the help before anything is typed, and let `strength` out while the field is empty.
 * **Don't** ask for the password twice where it can be made readable, and never block pasting.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | reaches the field, then the button that shows the password |
 * | Space, Enter | on the button: shows or hides it |
 */
const meta = {
  title: 'PasswordField',
  component: PasswordField,
  decorators: [paddedNarrow],
  args: {
    label: 'Password',
    purpose: 'current',
    texts: { show: 'Show the password', hide: 'Hide the password', capsLock: 'Caps Lock is on' },
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { labelAction: <Link href="#reset">Forgot it?</Link> },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Құпиясөз',
          labelAction: <Link href="#reset">Ұмыттыңыз ба?</Link>,
          help: 'Кемінде 8 таңба: әріп пен цифр.',
          strength: { level: 3, text: 'Жақсы', label: 'Құпиясөздің беріктігі' },
          defaultValue: 'Caissa-1972',
          purpose: 'new',
          texts: { show: 'Көрсету', hide: 'Жасыру', capsLock: 'Caps Lock қосулы' },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Пароль',
          labelAction: <Link href="#reset">Забыли пароль?</Link>,
          help: 'Не менее 8 символов: буквы и цифры.',
          strength: { level: 2, text: 'Средний', label: 'Надёжность пароля' },
          defaultValue: 'Caissa-1972',
          purpose: 'new',
          texts: { show: 'Показать', hide: 'Скрыть', capsLock: 'Включён Caps Lock' },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          labelAction: <Link href="#reset">{longWords.word}</Link>,
          help: longWords.sentence,
          strength: { level: 4, text: longWords.word, label },
          defaultValue: longWords.word,
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Hidden: Story = {
  args: { defaultValue: 'Caissa-1972' },
  parameters: {
    modes: {
      'right-to-left': {
        args: {
          label: 'كلمة المرور',
          defaultValue: 'Caissa-1972',
          strength: { level: 2, text: 'متوسطة', label: 'قوة كلمة المرور' },
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Shown: Story = {
  args: { defaultValue: 'Caissa-1972' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toBeVisible()
  },
}

export const CapsLock: Story = {
  args: { defaultValue: 'CAISSA' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
  },
}

export const Strengths: Story = {
  parameters: everyLook,
  args: { purpose: 'new' },
  render: (args) => (
    <Stack gap={5}>
      {passwordStrengths.map((level) => (
        <PasswordField
          key={level}
          {...args}
          defaultValue={'Caissa-1972'.slice(0, level * 2 + 3)}
          strength={{ level, text: words[level] ?? '', label }}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, weak] = canvas.getAllByRole('meter', { name: label })
    await expect(weak).toHaveAttribute('aria-valuetext', 'Weak')
  },
}

export const Invalid: Story = {
  args: {
    purpose: 'new',
    defaultValue: 'qwerty',
    error: 'Weak password',
    help: 'At least 8 characters with a letter and a figure.',
    strength: { level: 1, text: 'Weak', label },
    required: true,
  },
}

export const Disabled: Story = { args: { defaultValue: 'Caissa-1972', disabled: true } }
