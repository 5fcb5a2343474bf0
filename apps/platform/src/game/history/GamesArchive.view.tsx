import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PgnDownloadView } from '@kingside/machines/pgn-download'
import { Download } from 'lucide-react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { FileDownload } from '../../chess/record/index.ts'
import { messages } from './GamesArchive.messages.ts'

/** How far the file with all games of the reader is; dates are ISO. */
export type GamesArchiveView =
  /** `nextAt`: from when one can be asked for; null is now. */
  | { readonly status: 'idle'; readonly nextAt: string | null }
  | { readonly status: 'asking' }
  | { readonly status: 'making' }
  | {
      readonly status: 'ready'
      readonly link: string
      readonly games: number
      readonly expires: string
      readonly nextAt: string | null
    }
  | { readonly status: 'failed' }

export interface GamesArchiveProps {
  readonly view: GamesArchiveView
  /** Has one made, or offers Pro, with which it comes. */
  readonly onAsk: () => void
}

/** Has one PGN made of all of the reader's games, and offers it. */
export function GamesArchive({ view, onAsk }: GamesArchiveProps) {
  const nextAt = view.status === 'idle' || view.status === 'ready' ? view.nextAt : null
  return (
    <Stack gap={2}>
      <FileDownload
        view={downloadOf(view)}
        words={messages}
        icon={<Download />}
        onRequest={onAsk}
        readyNote={
          view.status === 'ready' && (
            <FormattedMessage
              {...messages.ready}
              values={{ count: view.games, moment: <Moment at={view.expires} /> }}
            />
          )
        }
      />
      {nextAt !== null && (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...messages.limit} values={{ moment: <Moment at={nextAt} /> }} />
        </Text>
      )}
    </Stack>
  )
}

const Moment = ({ at }: { readonly at: string }) => (
  <FormattedDate value={at} day="numeric" month="long" hour="numeric" minute="2-digit" />
)

function downloadOf(view: GamesArchiveView): PgnDownloadView {
  switch (view.status) {
    case 'idle':
      return { status: 'idle' }
    case 'asking':
      return { status: 'requesting', preparing: false }
    case 'making':
      return { status: 'not-ready', message: 'pgn_not_ready' }
    case 'ready':
      return { status: 'ready', link: view.link }
    case 'failed':
      return { status: 'failed', message: 'pgn_failed', canRetry: true }
    default:
      return view satisfies never
  }
}
