import { Button } from '@kingside/design-system/Button'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../../account/form/index.ts'
import { messages } from './InviteChallenge.messages.ts'

export interface CodeEntryProps {
  /** Whether the last text had the wrong form for a code, so that the server was not asked. */
  readonly isWrong: boolean
  readonly onCodeEnter: (code: string) => void
}

/** The field in which a guest without a link types the code. */
export function CodeEntry({ isWrong, onCodeEnter }: CodeEntryProps) {
  const { formatMessage } = useIntl()
  const [isEdited, setIsEdited] = useState(false)
  return (
    <Form
      label={formatMessage(messages.enterTitle)}
      onSubmit={(data) => {
        setIsEdited(false)
        onCodeEnter(formText(data, 'code'))
      }}
    >
      <TextField
        label={formatMessage(messages.code)}
        name="code"
        autoComplete="off"
        size="l"
        help={formatMessage(messages.codeHelp)}
        error={isWrong && !isEdited ? formatMessage(messages.wrongCode) : undefined}
        onChange={() => setIsEdited(true)}
      />
      <Inline>
        <Button submit>
          <FormattedMessage {...messages.enter} />
        </Button>
      </Inline>
    </Form>
  )
}
