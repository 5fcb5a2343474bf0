import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { EmailField } from '../EmailField/index.ts'
import type { FormErrors } from '../Field/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary, Form, type FormProps } from './index.ts'

const texts = { show: 'Show the password', hide: 'Hide the password', capsLock: 'Caps Lock is on' }

const registration = (
  <>
    <EmailField label="E-mail" name="email" required />
    <PasswordField label="Password" name="password" purpose="new" texts={texts} required />
    <Checkbox name="terms" required>
      I agree to the terms of use
    </Checkbox>
    <Button submit display="block">
      Create an account
    </Button>
  </>
)

const bothErrors: FormErrors = {
  terms: 'Agree to go on',
  email: 'Email must not be empty',
}

/**
 * Fields that are sent together. The browser's own messages are off, because they come in the browser's language.
 * Errors come by field name from the caller's own check or from the server; after a submit the keyboard moves to the
 * first field that has one, and each error goes when its field is changed.
 *
 * The `ErrorSummary` keeps its lines until the next submit, also for fields that were changed since: a list that shrinks
 * under the reader moves the page and the focus, and nobody knows whether a changed answer is right before it was sent.
 * The field's own error goes at the first change, so the line then leads to a field that no longer complains.
 *
 * **Do** keep the submit button pressable and say what is missing. Put an `ErrorSummary` before the first field of a
 * form that is longer than the screen. **Don't** check a field before it was left once.
 *
 * | key | does |
 * | --- | --- |
 * | Enter | in a field: sends the form |
 * | Tab | goes on; in the summary, Enter goes to the field |
 */
const meta = {
  title: 'Form',
  component: Form,
  subcomponents: { ErrorSummary },
  decorators: [paddedNarrow],
  args: { label: 'Registration', children: registration, onSubmit: fn() },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Registration' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'a@b.kz{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithErrors: Story = {
  args: { errors: { email: 'Email must not be empty', password: 'Weak password' } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(email).toHaveAccessibleDescription(/Email must not be empty/)
    await expect(email).not.toHaveFocus()
  },
}

export const WithSummary: Story = {
  parameters: everyLook,
  args: {
    errors: bothErrors,
    children: (
      <>
        <ErrorSummary
          title="Two answers need another look"
          labels={{ email: 'E-mail', terms: 'Terms' }}
        />
        {registration}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveTextContent('Two answers need another look')
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'E-mail: Email must not be empty',
      'Terms: Agree to go on',
    ])
    await userEvent.click(canvas.getByRole('link', { name: /Terms/ }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(summary).toHaveTextContent('Terms: Agree to go on')
  },
}

/** The first error takes the keyboard, and goes when its field is changed and left. */
export const ErrorsAfterSubmit: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
    await userEvent.type(email, 'alina@example.com')
    await userEvent.tab()
    await expect(email).not.toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
}

/** It answers when the play says so. */
const server = { answer: () => {} }

/** The server's answer comes later; a second press does not send the form again. */
export const ErrorsFromTheServer: Story = {
  args: { onSubmit: fn(() => new Promise<void>((answer) => void (server.answer = answer))) },
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Create an account' })
    await userEvent.click(send)
    await userEvent.click(send)
    server.answer()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A number has no input of its name that could be focused; the form finds its control all the same. */
export const ErrorInANumber: Story = {
  args: {
    errors: { players: 'Fill in the value' },
    children: (
      <>
        <TextField label="Name" name="name" />
        <NumberField
          label="Players"
          name="players"
          texts={{ increase: 'More', decrease: 'Fewer' }}
        />
        <Button submit>Save</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Players' })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: {
    busy: true,
    children: (
      <>
        <EmailField label="E-mail" name="email" defaultValue="alina@example.com" />
        <Button submit loading display="block">
          Creating the account
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const localizedForm = (label: string, password: string, terms: string, send: string) => (
  <>
    <EmailField label={label} name="email" required />
    <PasswordField label={password} name="password" purpose="new" texts={texts} required />
    <Checkbox name="terms" required>
      {terms}
    </Checkbox>
    <Button submit display="block">
      {send}
    </Button>
  </>
)

export const LongWords: Story = {
  args: {
    errors: { email: longWords.sentence, terms: longWords.sentence },
    children: (
      <>
        <ErrorSummary title={longWords.sentence} labels={{ email: longWords.label }} />
        {localizedForm(longWords.label, longWords.word, longWords.sentence, longWords.word)}
      </>
    ),
  },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          label: 'Тіркелу',
          errors: { email: 'Пошта мекенжайын толтырыңыз' },
          children: (
            <>
              <ErrorSummary title="Бір жауапты тексеріңіз" />
              {localizedForm('Электрондық пошта', 'Құпиясөз', 'Шарттармен келісемін', 'Тіркелу')}
            </>
          ),
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Регистрация',
          errors: { email: 'Укажите адрес электронной почты' },
          children: (
            <>
              <ErrorSummary title="Проверьте один ответ" />
              {localizedForm('Электронная почта', 'Пароль', 'Принимаю условия', 'Создать аккаунт')}
            </>
          ),
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: {
          label: 'التسجيل',
          errors: { email: 'أدخل البريد الإلكتروني' },
          children: (
            <>
              <ErrorSummary title="تحقق من إجابة واحدة" />
              {localizedForm('البريد الإلكتروني', 'كلمة المرور', 'أوافق على الشروط', 'إنشاء حساب')}
            </>
          ),
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

function Checked(props: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  return <Form {...props} errors={errors} onSubmit={() => setErrors(bothErrors)} />
}

function Asked(props: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  const ask = async (data: FormData) => {
    await props.onSubmit(data)
    setErrors({ email: 'This address has an account already.' })
  }
  return <Form {...props} errors={errors} onSubmit={ask} />
}
