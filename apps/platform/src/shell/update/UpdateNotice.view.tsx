import { Button } from '@kingside/design-system/Button'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './UpdateNotice.messages.ts'
import * as styles from './UpdateNotice.css.ts'

export interface UpdateNoticeProps {
  /** Whether a new version waits. */
  readonly waiting: boolean
  /** Applies the new version: the page is loaded again. */
  readonly onApply: () => void
  readonly onLater: () => void
}

/** Says that a new version waits; this button applies it, or the next change of page. */
export function UpdateNotice({ waiting, onApply, onLater }: UpdateNoticeProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className={styles.place}>
      {waiting && (
        <div className={styles.notice}>
          <Inline gap={3} justify="between">
            <Text size="s">
              <FormattedMessage {...messages.text} />
            </Text>
            <Inline gap={1} wrap={false}>
              <Button size="s" onPress={onApply}>
                <FormattedMessage {...messages.load} />
              </Button>
              <IconButton label={formatMessage(messages.later)} size="s" onPress={onLater}>
                <X />
              </IconButton>
            </Inline>
          </Inline>
        </div>
      )}
    </div>
  )
}
