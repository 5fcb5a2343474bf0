import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PgnDownloadView } from '@kingside/machines/pgn-download'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'

/** What a download says in each of its states. */
export type DownloadWords = Readonly<
  Record<
    'download' | 'again' | 'retry' | 'preparing' | 'ready' | 'save' | 'failed',
    MessageDescriptor
  >
> & {
  /** Needed where it can be cancelled. */
  readonly cancel?: MessageDescriptor
}

export interface FileDownloadProps {
  /** A file is asked for until the server has made it, as a PGN is. */
  readonly view: PgnDownloadView
  readonly words: DownloadWords
  /** Shown before the button's words, but after a failure. */
  readonly icon: ReactNode
  /** Requests the file, also again. */
  readonly onRequest: () => void
  /** @default it can't be cancelled */
  readonly onCancel?: () => void
  /** Said in place of `words.ready`, where it tells more. */
  readonly readyNote?: ReactNode
}

/** Downloads a file that the server may have to make first. */
export function FileDownload({
  view,
  words,
  icon,
  onRequest,
  onCancel,
  readyNote,
}: FileDownloadProps) {
  const { formatMessage } = useIntl()
  const onItsWay = view.status === 'requesting' || view.status === 'not-ready'
  // One button element for all states, so that it keeps the focus.
  return (
    <Stack gap={2} align="start">
      <Button
        type="secondary"
        icon={view.status === 'failed' ? <RotateCw /> : icon}
        loading={onItsWay}
        {...(onCancel && words.cancel && { onCancel, cancelLabel: formatMessage(words.cancel) })}
        onPress={onRequest}
      >
        <FormattedMessage {...words[buttonOf(view)]} />
      </Button>
      <div role="status">
        <News view={view} words={words} readyNote={readyNote} />
      </div>
    </Stack>
  )
}

function buttonOf(view: PgnDownloadView): keyof DownloadWords {
  switch (view.status) {
    case 'idle':
    case 'requesting':
    case 'not-ready':
      return 'download'
    case 'ready':
      return 'again'
    case 'failed':
      return 'retry'
    default:
      return view satisfies never
  }
}

/** The server's status; nothing before its first answer. */
function News({ view, words, readyNote }: Pick<FileDownloadProps, 'view' | 'words' | 'readyNote'>) {
  switch (view.status) {
    case 'idle':
      return null
    case 'requesting':
      return view.preparing && <Preparing words={words} />
    case 'not-ready':
      return <Preparing words={words} />
    case 'ready':
      return (
        <Inline gap={1}>
          <Text size="s" tone="success">
            {readyNote ?? <FormattedMessage {...words.ready} />}
          </Text>
          <Text size="s">
            <Link href={view.link}>
              <FormattedMessage {...words.save} />
            </Link>
          </Text>
        </Inline>
      )
    case 'failed':
      return (
        <Text as="p" size="s" tone="danger">
          <FormattedMessage {...words.failed} />
        </Text>
      )
    default:
      return view satisfies never
  }
}

function Preparing({ words }: Pick<FileDownloadProps, 'words'>) {
  return (
    <Text as="p" size="s" tone="muted">
      <FormattedMessage {...words.preparing} />
    </Text>
  )
}
