import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { useEffect, useRef } from 'react'

/** One button of a card. */
export interface CardAction {
  readonly label: string
  readonly onPress: () => void
  /** @default 'primary' */
  readonly type?: 'primary' | 'secondary'
  /** Whether the action's call is running. @default false */
  readonly loading?: boolean
  /** Whether another action's call is running. @default false */
  readonly disabled?: boolean
  readonly disabledReason?: string | undefined
  /** Whether it takes the focus when it appears. @default false */
  readonly autoFocus?: boolean
}

export interface ActionRowProps {
  /** Always present, so that the focus can stay on it while the card changes. */
  readonly main: CardAction
  readonly second?: CardAction | undefined
}

/** One or two buttons of a card. If the second one disappears while focused, the first one gets the focus. */
export function ActionRow({ main, second }: ActionRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const isOnSecond = useRef(false)
  const hasSecond = second !== undefined

  useEffect(() => {
    if (hasSecond || !isOnSecond.current) return
    isOnSecond.current = false
    row.current?.querySelector('button')?.focus()
  }, [hasSecond])

  return (
    <div ref={row}>
      <Inline gap={3} align="start">
        <ActionButton {...main} />
        {second && (
          <span
            onFocus={() => {
              isOnSecond.current = true
            }}
            onBlur={() => {
              isOnSecond.current = false
            }}
          >
            <ActionButton {...second} />
          </span>
        )}
      </Inline>
    </div>
  )
}

function ActionButton({
  label,
  onPress,
  type = 'primary',
  loading = false,
  disabled = false,
  disabledReason,
  autoFocus = false,
}: CardAction) {
  return (
    <Button
      type={type}
      loading={loading}
      disabled={disabled}
      onPress={onPress}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus has gone
      autoFocus={autoFocus}
      {...(disabledReason !== undefined && { disabledReason })}
    >
      {label}
    </Button>
  )
}
