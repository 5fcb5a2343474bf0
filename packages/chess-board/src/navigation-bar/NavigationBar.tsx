import { useId } from 'react'
import {
  englishNavigationTexts,
  type NavigationBarTexts,
  type NavigationTarget,
  navigationTargets,
} from './texts.ts'
import * as styles from './NavigationBar.css.ts'

export interface NavigationBarProps {
  /** Whether the start position is on the board. */
  readonly atStart: boolean
  /** Whether the line's last position is on the board. */
  readonly atEnd: boolean
  readonly onNavigate: (target: NavigationTarget) => void
  /** Which buttons there are, for places with little room. @default all four */
  readonly targets?: readonly NavigationTarget[]
  /** Called to flip the board. Without it there is no button for that. */
  readonly onFlip?: () => void
  /** @default English */
  readonly texts?: NavigationBarTexts
}

const chevron = (x: number) => `M${x + 6} 6l-6 6 6 6`
const back = { first: `M6 6v12${chevron(11)}`, previous: chevron(9) }
const arrows: Readonly<Record<NavigationTarget, string>> = {
  ...back,
  next: back.previous,
  last: back.first,
}
const turn = 'M7 19V6M3.5 9.5 7 6l3.5 3.5M17 5v13M13.5 14.5 17 18l3.5-3.5'

/**
 * The buttons that step through a game. At either end, the buttons that lead further stay in place and in the tab
 * order, do nothing, and have a description that says why.
 */
export function NavigationBar({
  atStart,
  atEnd,
  onNavigate,
  targets = navigationTargets,
  onFlip,
  texts = englishNavigationTexts,
}: NavigationBarProps) {
  const reason = useId()
  return (
    <div role="group" aria-label={texts.label} className={styles.root}>
      {targets.map((target) => {
        const isBack = target === 'first' || target === 'previous'
        const isOff = isBack ? atStart : atEnd
        return (
          <button
            key={target}
            type="button"
            className={styles.button}
            aria-label={texts.targets[target]}
            aria-disabled={isOff || undefined}
            aria-describedby={isOff ? `${reason}${isBack ? 'start' : 'end'}` : undefined}
            onClick={() => {
              if (!isOff) onNavigate(target)
            }}
          >
            <Icon path={arrows[target]} direction={isBack ? 'back' : 'on'} />
          </button>
        )
      })}
      {onFlip && (
        <button type="button" className={styles.button} aria-label={texts.flip} onClick={onFlip}>
          <Icon path={turn} />
        </button>
      )}
      <span hidden id={`${reason}start`}>
        {texts.atStart}
      </span>
      <span hidden id={`${reason}end`}>
        {texts.atEnd}
      </span>
    </div>
  )
}

interface IconProps {
  readonly path: string
  readonly direction?: 'back' | 'on'
}

const Icon = ({ path, direction }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={styles.icon}
    data-direction={direction}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
