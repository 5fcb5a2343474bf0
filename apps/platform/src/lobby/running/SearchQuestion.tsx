import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './RunningGame.messages.ts'
import type { SearchGate } from './search-gate.ts'

export interface SearchQuestionProps {
  readonly gate: Pick<SearchGate, 'close'>
}

/** While it is mounted, a search asks first: the game in progress goes on meanwhile. */
export function SearchQuestion({ gate }: SearchQuestionProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef((_: boolean) => {})
  useEffect(
    () =>
      gate.close(() => {
        setOpen(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [gate],
  )
  // Whoever leaves the page, or whose game ends, has not said yes.
  useEffect(() => () => answer.current(false), [])
  return (
    <ConfirmDialog
      open={isOpen}
      title={formatMessage(messages.searchTitle)}
      message={formatMessage(messages.searchText)}
      yesLabel={formatMessage(messages.search)}
      noLabel={formatMessage(messages.searchNot)}
      onAnswer={(yes) => {
        setOpen(false)
        answer.current(yes)
      }}
    />
  )
}
