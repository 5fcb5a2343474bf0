import { Button } from '@kingside/design-system/Button'
import { List, ListItem } from '@kingside/design-system/List'
import type { FidePlayer } from '@kingside/machines/fide-id'
import { FormattedMessage, useIntl } from 'react-intl'
import { FideFrame } from './FideFrame.tsx'
import { messages } from './FideId.messages.ts'
import { useFidePlayerTexts } from './useFidePlayerTexts.ts'

export interface FideResultsProps {
  readonly players: readonly FidePlayer[]
  readonly onChoose: (fideId: number) => void
  readonly onForm: () => void
  readonly onBack: () => void
}

/** The players of the federation's list that were found, with who can be chosen. */
export function FideResults({ players, onChoose, onForm, onBack }: FideResultsProps) {
  const { formatMessage } = useIntl()
  const textsOf = useFidePlayerTexts()
  const isEmpty = players.length === 0
  return (
    <FideFrame
      step="results"
      title={formatMessage(isEmpty ? messages.noResults : messages.results)}
      {...(isEmpty && { lead: formatMessage(messages.noResultsText) })}
      onBack={onBack}
    >
      {isEmpty ? (
        <Button display="block" type="secondary" onPress={onForm}>
          <FormattedMessage {...messages.noId} />
        </Button>
      ) : (
        <List label={formatMessage(messages.found)}>
          {players.map((player) => {
            const { name, meta, whyNot } = textsOf(player)
            const item = { title: name, meta }
            return whyNot === null ? (
              <ListItem key={player.fideId} {...item} onPress={() => onChoose(player.fideId)} />
            ) : (
              <ListItem key={player.fideId} {...item} disabledReason={whyNot} />
            )
          })}
        </List>
      )}
    </FideFrame>
  )
}
