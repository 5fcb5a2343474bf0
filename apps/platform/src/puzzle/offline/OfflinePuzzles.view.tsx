import { EmptyState } from '@kingside/design-system/EmptyState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { WifiOff } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { puzzlePaths } from '../puzzle-paths.ts'
import { messages as words } from '../solve/solve.messages.ts'
import { messages } from './offline.messages.ts'

export interface OfflinePuzzlesProps {
  /** Whether this device has puzzles. */
  readonly hasPack: boolean
  readonly onOpen: (path: string) => void
}

/** The page of puzzles without a connection: what can be solved all the same. */
export function OfflinePuzzles({ hasPack, onOpen }: OfflinePuzzlesProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title={formatMessage(words.offline)}
      actions={hasPack && <PractiseLink onOpen={onOpen} />}
    >
      <FormattedMessage {...(hasPack ? messages.ready : messages.none)} />
    </EmptyState>
  )
}

/** Leads to the puzzles that need no connection. */
export function PractiseLink({ onOpen }: Pick<OfflinePuzzlesProps, 'onOpen'>) {
  return (
    <LinkButton href={puzzlePaths.practice} onPress={() => onOpen(puzzlePaths.practice)}>
      <FormattedMessage {...messages.practise} />
    </LinkButton>
  )
}
