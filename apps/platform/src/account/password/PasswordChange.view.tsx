import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { PasswordField } from '@kingside/design-system/PasswordField'
import { Stack } from '@kingside/design-system/Stack'
import type {
  PasswordChangeCode,
  PasswordChangeForm,
  PasswordChangeProblems,
  PasswordChangeView,
} from '@kingside/machines/password-change'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages, problems } from '../form/account.messages.ts'
import { formText } from '../form/form-text.ts'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { passwordProblems } from '../form/password-problems.ts'
import { usePasswordTexts } from '../form/usePasswordTexts.ts'
import { messages } from './PasswordChange.messages.ts'

export interface PasswordChangeProps {
  readonly view: PasswordChangeView
  readonly onSubmit: (form: PasswordChangeForm) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onCancel: () => void
  /** Opens the sign-in form, when the session is over. */
  readonly onSignIn: () => void
}

/** The popup to change the password: the current one, and the new one twice. */
export function PasswordChange({ view, onSignIn, ...on }: PasswordChangeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'editing':
    case 'invalid':
    case 'refused':
    case 'saving':
      return <ChangeForm view={view} {...on} />
    case 'changed':
      return (
        <Banner type="success" title={formatMessage(messages.changed)}>
          <FormattedMessage {...messages.changedText} />
        </Banner>
      )
    case 'signed-out':
      return (
        <Banner
          type="warning"
          title={formatMessage(messages.signedOut)}
          action={
            <Button size="s" onPress={onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          }
        />
      )
    default:
      return view satisfies never
  }
}

function ChangeForm({ view, onSubmit, onChange, onCancel }: Omit<PasswordChangeProps, 'onSignIn'>) {
  const { formatMessage } = useIntl()
  const texts = usePasswordTexts()
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo(() => errorsOf(view, formatMessage), [view, formatMessage])
  const { form } = complaintsOf(view)
  return (
    <Stack gap={5}>
      {form && <Banner type="danger" title={formatMessage(form)} />}
      <Form
        label={formatMessage(messages.title)}
        busy={view.status === 'saving'}
        errors={errors}
        onSubmit={(data) =>
          onSubmit({
            current: formText(data, 'current'),
            password: formText(data, 'password'),
            repeat: formText(data, 'repeat'),
          })
        }
      >
        <PasswordField
          label={formatMessage(messages.current)}
          name="current"
          purpose="current"
          texts={texts}
          onChange={onChange}
        />
        <NewPasswordFields onChange={onChange} />
        <Button
          submit
          display="block"
          loading={view.status === 'saving'}
          onCancel={onCancel}
          cancelLabel={formatMessage(accountMessages.cancel)}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </Form>
    </Stack>
  )
}

type Message =
  | (typeof problems)[keyof typeof problems]
  | (typeof messages)['wrong']
  | (typeof messages)['same']

/** The errors by field; `form` is shown above all fields. */
interface Complaints {
  readonly current?: Message
  readonly password?: Message
  readonly repeat?: Message
  readonly form?: Message
}

function errorsOf(
  view: PasswordChangeView,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
) {
  const { current, password, repeat } = complaintsOf(view)
  return {
    ...(current && { current: formatMessage(current) }),
    ...(password && { password: formatMessage(password) }),
    ...(repeat && { repeat: formatMessage(repeat) }),
  }
}

function complaintsOf(view: PasswordChangeView): Complaints {
  switch (view.status) {
    case 'invalid':
      return ofProblems(view.problems)
    case 'refused':
      return ofRefusal(view.code)
    case 'editing':
    case 'saving':
    case 'changed':
    case 'signed-out':
      return {}
    default:
      return view satisfies never
  }
}

const newPasswordProblems = { ...passwordProblems, password_is_same: messages.same } as const

const ofProblems = ({ current, password, repeat }: PasswordChangeProblems): Complaints => ({
  ...(current !== null && { current: problems[current] }),
  ...(password !== null && { password: newPasswordProblems[password] }),
  ...(repeat !== null && { repeat: problems[repeat] }),
})

function ofRefusal(code: PasswordChangeCode): Complaints {
  switch (code) {
    case 'wrong_password':
      return { current: messages.wrong }
    case 'password_too_short':
    case 'password_too_common':
    case 'password_entirely_numeric':
    case 'password_too_similar':
      return { password: passwordProblems[code] }
    case 'throttled':
    case 'offline':
    case 'something_wents_wrong':
      return { form: problems[code] }
    case 'timeout':
      return { form: problems.something_wents_wrong }
    default:
      return code satisfies never
  }
}
