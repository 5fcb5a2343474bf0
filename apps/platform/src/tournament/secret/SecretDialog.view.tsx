import { Button } from '@kingside/design-system/Button'
import { CopyButton } from '@kingside/design-system/CopyButton'
import { Dialog } from '@kingside/design-system/Dialog'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { messages } from './secret.messages.ts'

/** What is said of a secret, in words of its own. */
export interface SecretTexts {
  /** The button that opens the dialog. */
  readonly open: MessageDescriptor
  readonly title: MessageDescriptor
  /** What it is for, and what whoever has it can do. */
  readonly text: MessageDescriptor
  readonly make: MessageDescriptor
  /** Makes another one where there is one. */
  readonly renew: MessageDescriptor
  /** That there is one, and what a new one does to it. */
  readonly exists: MessageDescriptor
  readonly drop: MessageDescriptor
}

/** A part of what was made, to be copied. */
export interface SecretLine {
  readonly id: string
  /** What it is; absent where the dialog's title says it. */
  readonly label?: MessageDescriptor
  readonly value: string
  readonly copy: MessageDescriptor
}

/** What a secret shown once is and how its call goes. */
export interface SecretState {
  /** Whether there is one; null while that is not known. */
  readonly exists: boolean | null
  /** What was made now; null once it can't be shown any more. */
  readonly lines: readonly SecretLine[] | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

export interface SecretDialogProps extends SecretState {
  readonly texts: SecretTexts
  readonly icon: ReactNode
  readonly onMake: () => void
  readonly onDrop: () => void
}

/** A button with a dialog for something private that is shown once, such as a link or a token: made, made anew, ended. */
export function SecretDialog(props: SecretDialogProps) {
  const { texts, icon, exists, lines, isBusy, hasFailed, onMake, onDrop } = props
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="secondary" size="s" icon={icon} onPress={() => setOpen(true)}>
        <FormattedMessage {...texts.open} />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(texts.title)}
        description={<FormattedMessage {...texts.text} />}
        closeLabel={formatMessage(messages.close)}
        actions={
          <>
            {exists === true && (
              <Button type="secondary" disabled={isBusy} onPress={onDrop}>
                <FormattedMessage {...texts.drop} />
              </Button>
            )}
            <Button loading={isBusy} onPress={onMake}>
              <FormattedMessage {...(exists === true ? texts.renew : texts.make)} />
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
            {lines !== null && <Lines lines={lines} />}
            {lines === null && exists === true && (
              <Text as="p">
                <FormattedMessage {...texts.exists} />
              </Text>
            )}
          </Stack>
        </div>
      </Dialog>
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly SecretLine[] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Text as="p">
        <FormattedMessage {...messages.once} />
      </Text>
      {lines.map(({ id, label, value, copy }) => (
        <Stack key={id} gap={2}>
          {label && (
            <Text weight="semibold">
              <FormattedMessage {...label} />
            </Text>
          )}
          <Text as="p" size="s" tone="muted">
            {value}
          </Text>
          <div>
            <CopyButton
              text={value}
              texts={{
                copy: formatMessage(copy),
                copied: formatMessage(messages.copied),
                failed: formatMessage(messages.notCopied),
              }}
            />
          </div>
        </Stack>
      ))}
    </>
  )
}
