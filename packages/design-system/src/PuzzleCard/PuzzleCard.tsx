import { Check, Lightbulb, LockKeyhole, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import * as card from '../Card/Card.css.ts'
import { CardHeading } from '../Card/CardHeading.tsx'
import type { TargetProps } from '../Card/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import { plainList } from '../plainList.ts'
import * as styles from './PuzzleCard.css.ts'

export const puzzleOutcomes = ['solved', 'hinted', 'failed', 'locked'] as const
export type PuzzleOutcome = (typeof puzzleOutcomes)[number]

const outcomeIcons: Record<PuzzleOutcome, ReactNode> = {
  solved: <Check />,
  hinted: <Lightbulb />,
  failed: <X />,
  locked: <LockKeyhole />,
}

export interface PuzzleCardProps extends TargetProps {
  /** Name of the puzzle, such as `Mate in two` or `Puzzle 4012`. */
  name: string
  /** The position: a small square board, or a picture of one. Screen readers skip it. */
  board: ReactNode
  /** The difficulty, such as `1650`, and its name for screen readers. */
  rating?: { value: string; label: string } | undefined
  /** The side to move, or another line about the puzzle. */
  description?: string | undefined
  /** The puzzle's themes, one word each. */
  themes?: readonly string[] | undefined
  /** The result of the reader's attempt, or why it can't be tried: as text, and as a sign on the board. */
  outcome?: { type: PuzzleOutcome; text: string } | undefined
  /** Actions, such as a `Button` to try again. */
  actions?: ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A puzzle to solve or to look back at. The whole card is a link to it; its buttons are separate. */
export function PuzzleCard({
  name,
  board,
  rating,
  description,
  themes = [],
  outcome,
  actions,
  href,
  onPress,
  headingLevel = 3,
}: PuzzleCardProps) {
  const nameId = useId()
  return (
    <article className={card.card({ tone: 'default' })} aria-labelledby={nameId}>
      <div className={styles.board} data-locked={outcome?.type === 'locked' || undefined}>
        <div className={styles.position} aria-hidden="true" inert>
          {board}
        </div>
        {outcome !== undefined && (
          <span aria-hidden="true" className={styles.sign} data-outcome={outcome.type}>
            {outcomeIcons[outcome.type]}
          </span>
        )}
      </div>
      <div className={card.lead}>
        <div className={styles.nameLine}>
          <CardHeading id={nameId} level={headingLevel} href={href} onPress={onPress}>
            {name}
          </CardHeading>
          {rating !== undefined && (
            <span className={styles.rating}>
              <span className={styles.ratingLabel}>{rating.label}</span> {rating.value}
            </span>
          )}
        </div>
        {description !== undefined && <p className={card.meta}>{description}</p>}
        {outcome !== undefined && (
          <p className={styles.outcome} data-outcome={outcome.type}>
            {outcome.text}
          </p>
        )}
      </div>
      {themes.length > 0 && (
        <ul {...plainList} className={styles.themes}>
          {themes.map((theme) => (
            <li key={theme}>
              <Badge size="s">{theme}</Badge>
            </li>
          ))}
        </ul>
      )}
      {actions !== undefined && <div className={card.actions}>{actions}</div>}
    </article>
  )
}
