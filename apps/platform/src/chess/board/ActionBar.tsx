import { Text } from '@kingside/design-system/Text'
import { type ReactNode, useId, useState } from 'react'
import * as styles from './ActionBar.css.ts'

export interface BarAction {
  /** Which of the bar's actions it is. */
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  /** Why a press does nothing now; undefined where it acts. */
  readonly why?: string | undefined
  /** Whether `why` is said without a press, because it has just become so. @default false */
  readonly isTold?: boolean
  /** Whether it waits for the server. @default false */
  readonly isWaiting?: boolean
}

export interface ActionBarProps {
  /** The bar's name for assistive technology. */
  readonly label: string
  readonly actions: readonly BarAction[]
}

/**
 * What a player can do besides moving, as icons with words. An action that can't be done keeps its place; a press on it
 * says why.
 */
export function ActionBar({ label, actions }: ActionBarProps) {
  const id = useId()
  const [asked, setAsked] = useState<string | null>(null)
  const waiting = actions.find(({ isWaiting }) => isWaiting)
  const told =
    waiting ?? actions.find(({ isTold }) => isTold) ?? actions.find(({ key }) => key === asked)
  return (
    <>
      <div role="status" className={styles.told}>
        {told?.why !== undefined && (
          <Text as="p" size="xs" tone="muted">
            {told.why}
          </Text>
        )}
      </div>
      <div role="group" aria-label={label} className={styles.bar}>
        {actions.map(({ key, label: name, icon, onPress, why, isWaiting = false }) => (
          <button
            key={key}
            type="button"
            className={styles.action}
            aria-disabled={why !== undefined || undefined}
            aria-busy={isWaiting || undefined}
            aria-describedby={why === undefined ? undefined : `${id}${key}`}
            onClick={() => {
              setAsked(why === undefined ? null : key)
              if (why === undefined) onPress()
            }}
          >
            {icon}
            {name}
            {why !== undefined && (
              <span hidden id={`${id}${key}`}>
                {why}
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
