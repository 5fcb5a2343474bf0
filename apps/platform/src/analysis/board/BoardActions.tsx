import { Button } from '@kingside/design-system/Button'
import { MenuButton } from '@kingside/design-system/MenuButton'
import { ClipboardPaste, Copy, Download, FilePlus, Grid3x3, Share } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './AnalysisBoard.messages.ts'

export interface BoardActionsProps {
  readonly onOpen: () => void
  readonly onSetUp: () => void
  readonly onStart: () => void
  readonly onCopyFen: () => void
  readonly onCopyPgn: () => void
  readonly onDownloadPgn: () => void
  /** Whether the position editor was just closed, which was shown in its place. */
  readonly comesFromEditor: boolean
}

/** Buttons that open games and positions on the board, and save or clear them. */
export function BoardActions({ comesFromEditor, ...on }: BoardActionsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        type="secondary"
        display="block"
        icon={<ClipboardPaste />}
        onPress={on.onOpen}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      <Button
        size="s"
        type="secondary"
        display="block"
        icon={<Grid3x3 />}
        onPress={on.onSetUp}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor that had the focus has gone
        autoFocus={comesFromEditor}
      >
        <FormattedMessage {...messages.setUp} />
      </Button>
      <Button size="s" type="secondary" display="block" icon={<FilePlus />} onPress={on.onStart}>
        <FormattedMessage {...messages.startPosition} />
      </Button>
      <MenuButton
        size="s"
        label={formatMessage(messages.share)}
        icon={<Share />}
        items={[
          {
            id: 'fen',
            label: formatMessage(messages.copyFen),
            icon: <Copy />,
            onAction: on.onCopyFen,
          },
          {
            id: 'pgn',
            label: formatMessage(messages.copyPgn),
            icon: <Copy />,
            onAction: on.onCopyPgn,
          },
          {
            id: 'file',
            label: formatMessage(messages.downloadPgn),
            icon: <Download />,
            onAction: on.onDownloadPgn,
          },
        ]}
      />
    </div>
  )
}
