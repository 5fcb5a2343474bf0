import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { FormattedMessage } from 'react-intl'
import { messages } from './ComputerGame.messages.ts'

export interface PgnActionsProps {
  readonly onCopy: () => void
  readonly onDownload: () => void
}

/** Copies or downloads the PGN. */
export function PgnActions({ onCopy, onDownload }: PgnActionsProps) {
  return (
    <Inline gap={2}>
      <Button type="ghost" size="s" onPress={onCopy}>
        <FormattedMessage {...messages.copyPgn} />
      </Button>
      <Button type="ghost" size="s" onPress={onDownload}>
        <FormattedMessage {...messages.downloadPgn} />
      </Button>
    </Inline>
  )
}
