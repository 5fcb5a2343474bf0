import { Button, Inline, Link, Stack, Text } from '@kingside/design-system'
import type { PgnDownloadView } from '@kingside/machines/pgn-download'
import { Download, RotateCw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './PgnDownload.messages.ts'

export interface PgnDownloadProps {
  readonly view: PgnDownloadView
  /** Asks for the PGN, or asks anew. */
  readonly onRequest: () => void
  readonly onCancel: () => void
}

/** Takes a game or a tournament away as PGN, which the server may have to make first. */
export function PgnDownload({ view, onRequest, onCancel }: PgnDownloadProps) {
  const { formatMessage } = useIntl()
  const onItsWay = view.status === 'requesting' || view.status === 'not-ready'
  // The button keeps its place in the tree through all states, so that it keeps the focus.
  return (
    <Stack gap={2} align="start">
      <Button
        type="secondary"
        icon={view.status === 'failed' ? <RotateCw /> : <Download />}
        loading={onItsWay}
        onCancel={onCancel}
        cancelLabel={formatMessage(messages.cancel)}
        onPress={onRequest}
      >
        <FormattedMessage {...buttonMessage(view)} />
      </Button>
      <div role="status">
        <PgnNews view={view} />
      </div>
    </Stack>
  )
}

function buttonMessage(view: PgnDownloadView) {
  switch (view.status) {
    case 'idle':
    case 'requesting':
    case 'not-ready':
      return messages.download
    case 'ready':
      return messages.again
    case 'failed':
      return messages.retry
    default:
      return view satisfies never
  }
}

/** What the server said; nothing before its first answer. */
function PgnNews({ view }: Pick<PgnDownloadProps, 'view'>) {
  switch (view.status) {
    case 'idle':
      return null
    case 'requesting':
      return view.preparing && <Preparing />
    case 'not-ready':
      return <Preparing />
    case 'ready':
      return (
        <Inline gap={1}>
          <Text size="s" tone="success">
            <FormattedMessage {...messages.ready} />
          </Text>
          <Text size="s">
            <Link href={view.link}>
              <FormattedMessage {...messages.save} />
            </Link>
          </Text>
        </Inline>
      )
    case 'failed':
      return (
        <Text as="p" size="s" tone="danger">
          <FormattedMessage {...messages.failed} />
        </Text>
      )
    default:
      return view satisfies never
  }
}

function Preparing() {
  return (
    <Text as="p" size="s" tone="muted">
      <FormattedMessage {...messages.preparing} />
    </Text>
  )
}
