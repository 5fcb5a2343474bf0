import { Button, IconButton, Inline, Text } from '@kingside/design-system'
import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './UpdateNotice.messages.ts'
import * as styles from './UpdateNotice.css.ts'

export interface UpdateNoticeProps {
  /** A new version waits. */
  readonly waiting: boolean
  /** Lets it in: the page is loaded again. */
  readonly onApply: () => void
  readonly onLater: () => void
}

/** Tells of a new version, which is let in by this button or on the way to the next page. */
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
