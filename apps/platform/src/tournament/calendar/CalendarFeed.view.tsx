import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { Dialog } from '@kingside/design-system/Dialog'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './feed.messages.ts'

export interface CalendarFeedProps {
  /** Whether there is an address; null while that is not known. */
  readonly exists: boolean | null
  /** The address that was made now; null once it can't be shown any more. */
  readonly address: string | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly onMake: () => void
  readonly onDrop: () => void
}

/** The private address from which the reader's calendar reads the own tournaments. */
export function CalendarFeed(props: CalendarFeedProps) {
  const { exists, address, isBusy, hasFailed, onMake, onDrop } = props
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="secondary" size="s" icon={<CalendarDays />} onPress={() => setOpen(true)}>
        <FormattedMessage {...messages.open} />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(messages.title)}
        description={<FormattedMessage {...messages.text} />}
        closeLabel={formatMessage(messages.close)}
        actions={
          <>
            {exists === true && (
              <Button type="secondary" disabled={isBusy} onPress={onDrop}>
                <FormattedMessage {...messages.drop} />
              </Button>
            )}
            <Button loading={isBusy} onPress={onMake}>
              <FormattedMessage {...(exists === true ? messages.renew : messages.make)} />
            </Button>
          </>
        }
      >
        <div role="status">
          <Stack gap={3}>
            {hasFailed && (
              <Text as="p" tone="danger">
                <FormattedMessage {...messages.failed} />
              </Text>
            )}
            {address !== null && (
              <>
                <Text as="p">
                  <FormattedMessage {...messages.once} />
                </Text>
                <Text as="p" size="s" tone="muted">
                  {address}
                </Text>
                <div>
                  <CopyButton
                    text={address}
                    texts={{
                      copy: formatMessage(messages.copy),
                      copied: formatMessage(messages.copied),
                      failed: formatMessage(messages.notCopied),
                    }}
                  />
                </div>
              </>
            )}
            {address === null && exists === true && (
              <Text as="p">
                <FormattedMessage {...messages.exists} />
              </Text>
            )}
          </Stack>
        </div>
      </Dialog>
    </>
  )
}
