import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { downloadText } from '../../chess/record/index.ts'
import { messages } from './SecondFactor.messages.ts'
import * as styles from './SecondFactor.css.ts'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** The recovery codes, to be kept before they are gone. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { formatMessage } = useIntl()
  const text = codes.join('\n')
  return (
    <Stack gap={5}>
      <Text as="p">
        <FormattedMessage {...messages.codesText} />
      </Text>
      <ol className={styles.codes} aria-label={formatMessage(messages.codesTitle)} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Inline gap={3}>
        <CopyButton
          text={text}
          texts={{
            copy: formatMessage(messages.copyCodes),
            copied: formatMessage(messages.copied),
            failed: formatMessage(messages.notCopied),
          }}
        />
        <Button
          type="secondary"
          icon={<Download />}
          onPress={() => downloadText('kingside-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          <FormattedMessage {...messages.downloadCodes} />
        </Button>
      </Inline>
      <Button display="block" onPress={onSaved}>
        <FormattedMessage {...messages.codesSaved} />
      </Button>
    </Stack>
  )
}
