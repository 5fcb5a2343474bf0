import type { ReactNode } from 'react'
import * as styles from './ResultBanner.css.ts'

/** How a game ended for the player; spectators see `draw`, `cancelled` or a neutral `win`. */
export const resultStates = ['cancelled', 'win', 'draw', 'lost'] as const
export type ResultState = (typeof resultStates)[number]

/** The content of the banner. */
export interface ResultView {
  readonly state: ResultState
  /** Who won, in one or two words. */
  readonly title: string
  /** Why the game ended. */
  readonly reason?: string
  /** The score as shown: `1–0`. */
  readonly score?: string
}

export interface ResultBannerProps {
  /** Undefined while the game continues. Mount the banner before the end, so that it announces the end. */
  readonly result: ResultView | undefined
  /** Buttons for what the player can do next, such as a rematch. Shown with the result. */
  readonly actions?: ReactNode
}

const signs: Readonly<Record<ResultState, string>> = {
  win: 'M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z',
  draw: 'M5 9h14M5 15h14',
  lost: 'M6 21V4M6 5h12l-3 4 3 4H6',
  cancelled: 'M7 7l10 10M17 7 7 17',
}

/**
 * Shows how a game ended. The live region is in the page before its text, so the end is announced once; on a page that
 * opens with a finished game it is plain text.
 */
export function ResultBanner({ result, actions }: ResultBannerProps) {
  return (
    <div className={styles.root} data-state={result?.state}>
      <div
        role="status"
        className={styles.status}
        data-reason={result?.reason === undefined ? undefined : ''}
      >
        {result && (
          <>
            <svg
              viewBox="0 0 24 24"
              className={styles.sign}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={signs[result.state]} />
            </svg>
            <p className={styles.title}>{result.title}</p>
            {result.score !== undefined && (
              <p className={styles.score} dir="ltr">
                {result.score}
              </p>
            )}
            {result.reason !== undefined && <p className={styles.reason}>{result.reason}</p>}
          </>
        )}
      </div>
      {result && actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
