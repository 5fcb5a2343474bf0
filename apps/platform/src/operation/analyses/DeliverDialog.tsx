import { analysisRules } from '@kingside/api/facts'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { TextArea } from '@kingside/design-system/TextArea'
import { TextField } from '@kingside/design-system/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listMessages } from '../list/index.ts'
import type { OperatorAnalysisOrder } from './analyses.calls.ts'
import { messages } from './analyses.messages.ts'

/** What is delivered. */
export interface DeliveredWork {
  readonly analyst: string
  readonly video_url: string
  readonly pgn: string
}

export interface DeliverDialogProps {
  readonly order: OperatorAnalysisOrder
  readonly isSending: boolean
  /** Why it was not delivered, in the server's words; null while nothing went wrong. */
  readonly failure: string | null
  readonly onSubmit: (work: DeliveredWork) => void
  readonly onClose: () => void
}

/** The video and the annotated game, which go to the owner. */
export function DeliverDialog({
  order,
  isSending,
  failure,
  onSubmit,
  onClose,
}: DeliverDialogProps) {
  const { formatMessage } = useIntl()
  const [work, setWork] = useState<DeliveredWork>({
    analyst: order.analyst ?? order.wish ?? '',
    video_url: order.video_url ?? '',
    pgn: order.pgn ?? '',
  })
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<DeliveredWork>) => setWork((before) => ({ ...before, ...part }))
  const empty = formatMessage(listMessages.fillIn)
  const errors: Readonly<Record<string, string>> = {
    ...(work.analyst.trim() === '' && { analyst: empty }),
    ...(!isLink(work.video_url.trim()) && { video_url: formatMessage(messages.badLink) }),
    ...(work.pgn.trim() === '' && { pgn: empty }),
  }
  const submit = () => {
    setChecked(true)
    if (Object.keys(errors).length > 0) return
    onSubmit({
      analyst: work.analyst.trim(),
      video_url: work.video_url.trim(),
      pgn: work.pgn.trim(),
    })
  }
  const title = formatMessage(messages.deliverTitle)
  return (
    <Dialog title={title} closeLabel={formatMessage(messages.close)} open onOpenChange={onClose}>
      <Form label={title} busy={isSending} errors={isChecked ? errors : {}} onSubmit={submit}>
        <Stack gap={4}>
          {failure !== null && (
            <Banner type="danger" title={formatMessage(listMessages.actFailed)}>
              {failure}
            </Banner>
          )}
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.deliverText} />
          </Text>
          <TextField
            label={formatMessage(messages.analyst)}
            name="analyst"
            value={work.analyst}
            onChange={(analyst) => change({ analyst: analyst.slice(0, analysisRules.analyst) })}
          />
          <TextField
            label={formatMessage(messages.video)}
            name="video_url"
            value={work.video_url}
            onChange={(url) => change({ video_url: url })}
          />
          <TextArea
            label={formatMessage(messages.pgn)}
            help={formatMessage(messages.pgnHelp)}
            name="pgn"
            value={work.pgn}
            onChange={(pgn) => change({ pgn: pgn.slice(0, analysisRules.pgn) })}
          />
          <Button submit display="block" loading={isSending}>
            <FormattedMessage {...messages.deliver} />
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

const isLink = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text)
