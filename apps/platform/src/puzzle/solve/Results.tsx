import type { PuzzleResult } from '@kingside/api/facts'
import { Badge } from '@kingside/design-system/Badge'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Check, Lightbulb, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { resultMessages } from '../result.messages.ts'
import { messages } from './solve.messages.ts'
import * as styles from './solve.css.ts'

/** How a try went. */
export interface AttemptResult {
  readonly id: string
  readonly result: PuzzleResult
  /** By how much the rating changed; null where it doesn't. */
  readonly change: number | null
}

const icons: Record<PuzzleResult, ReactNode> = {
  solved: <Check aria-hidden="true" />,
  hinted: <Lightbulb aria-hidden="true" />,
  failed: <X aria-hidden="true" />,
}
const tones = { solved: 'success', hinted: 'warning', failed: 'danger' } as const

/** The tries of this visit, the last one at the end. */
export function Results({ results }: { readonly results: readonly AttemptResult[] }) {
  const { formatMessage } = useIntl()
  if (results.length === 0) return null
  return (
    <ul className={styles.results} aria-label={formatMessage(messages.results)}>
      {results.map(({ id, result, change }) => (
        <li key={id}>
          <Badge size="s" tone={tones[result]} icon={icons[result]}>
            <VisuallyHidden>
              <FormattedMessage {...resultMessages[result]} />
            </VisuallyHidden>
            {change !== null && <FormattedNumber value={change} signDisplay="exceptZero" />}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
