import { Button } from '@kingside/design-system/Button'
import { Text } from '@kingside/design-system/Text'
import type { MoveConfirmationView } from '@kingside/machines/move-confirmation'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './MoveConfirmation.messages.ts'
import * as styles from './MoveConfirmation.css.ts'

export interface MoveConfirmationProps {
  readonly view: MoveConfirmationView
  /** The move that awaits confirmation, in SAN: `Nf3`. */
  readonly san: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks whether to play the move on the board. Enter confirms, Escape cancels. */
export function MoveConfirmation({ view, ...question }: MoveConfirmationProps) {
  return (
    <div className={styles.place}>
      {view.status === 'asking' && <Question {...question} />}
      <div role="status">
        {view.status === 'withdrawn' && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.withdrawn} />
          </Text>
        )}
      </div>
    </div>
  )
}

function Question({ san, onConfirm, onCancel }: Omit<MoveConfirmationProps, 'view'>) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)

  // The focus moves to the question, and back to where the move was made.
  useLayoutEffect(() => {
    const question = bar.current
    const before = document.activeElement
    ;[...(question?.querySelectorAll('button') ?? [])].at(-1)?.focus()
    return () => {
      const isHere = question?.contains(document.activeElement)
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return
    const isNowhere = event.target === document.body
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && isNowhere) onConfirm()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const end = new AbortController()
    document.addEventListener('keydown', press, { signal: end.signal })
    return () => end.abort()
  }, [])

  return (
    <div ref={bar} role="group" aria-labelledby={id} className={styles.question}>
      <span id={id} className={styles.move}>
        <Text weight="semibold">
          <FormattedMessage
            {...messages.question}
            values={{
              move: (
                <bdi key="move" dir="ltr">
                  {san}
                </bdi>
              ),
            }}
          />
        </Text>
      </span>
      <Button type="secondary" display="block" onPress={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <Button display="block" onPress={onConfirm}>
        <FormattedMessage {...messages.confirm} />
      </Button>
    </div>
  )
}
