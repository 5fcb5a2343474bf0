import { Button, Form, Inline, TextField } from '@kingside/design-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formText } from '../../account/form/index.ts'
import { messages } from './InviteChallenge.messages.ts'

export interface CodeEntryProps {
  /** The last text can't be a code; nobody was asked about it. */
  readonly isWrong: boolean
  readonly onCodeEnter: (code: string) => void
}

/** Where a guest without a link types the code. */
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
