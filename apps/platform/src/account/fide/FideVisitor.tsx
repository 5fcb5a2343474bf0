import { Button } from '@kingside/design-system/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Waiting } from '../../platform/page/index.ts'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'

export interface FideVisitorProps {
  readonly onSignIn: () => void
}

/** For a visitor: a FIDE ID belongs to an account. */
export function FideVisitor({ onSignIn }: FideVisitorProps) {
  const { formatMessage } = useIntl()
  return (
    <FideFrame step="visitor" title={formatMessage(messages.visitor)}>
      <Button display="block" onPress={onSignIn}>
        <FormattedMessage {...messages.signIn} />
      </Button>
    </FideFrame>
  )
}

/** Until it is known who is there. */
export function FideLoading() {
  const { formatMessage } = useIntl()
  return <Waiting>{formatMessage(messages.loading)}</Waiting>
}
