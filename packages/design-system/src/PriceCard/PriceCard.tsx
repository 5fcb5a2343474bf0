import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import * as card from '../Card/Card.css.ts'
import type { headingLevels } from '../Heading/index.ts'
import { plainList } from '../plainList.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './PriceCard.css.ts'

/** Something that a plan holds, or leaves out. */
export interface PlanFeature {
  /** What it is. */
  text: string
  /** Whether the plan holds it. @default true */
  included?: boolean
}

export interface PriceCardProps {
  /** What the plan is called. */
  name: string
  /** Whom it is for, in a line. */
  description?: string | undefined
  /** The price, formatted, such as `€4.17`. */
  price: string
  /** What the price pays for, such as `per month`. */
  period?: string | undefined
  /** How it is billed, such as `€49.99 billed once a year`. */
  billing?: string | undefined
  /** The price before the saving. */
  fullPrice?: { text: string; label: string } | undefined
  /** What this choice saves: a `Badge` such as `Save 30%`. */
  saving?: ReactNode
  /** What the plan holds, the most wanted first. */
  features: readonly PlanFeature[]
  /** Says that a feature is not in the plan, for screen readers. Needed when one is not. */
  excludedLabel?: string | undefined
  /** Says that this is the reader's plan, such as `Your plan`. Marks the card. */
  current?: string | undefined
  /** Says why this plan stands out, such as `Most popular`. Marks the card. */
  recommended?: string | undefined
  /** The button that chooses the plan, and nothing more. */
  action?: ReactNode
  /** What to know before paying, below the button. */
  note?: ReactNode
  /** Place of the name in the page's outline. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A plan with its price, for one period. The choice of the period belongs to the page. */
export function PriceCard({
  name,
  description,
  price,
  period,
  billing,
  fullPrice,
  saving,
  features,
  excludedLabel,
  current,
  recommended,
  action,
  note,
  headingLevel = 3,
}: PriceCardProps) {
  const nameId = useId()
  const Heading = `h${headingLevel}` as const
  const mark = current ?? recommended
  return (
    <article
      className={styles.root}
      data-recommended={recommended !== undefined || undefined}
      data-current={current !== undefined || undefined}
      aria-labelledby={nameId}
    >
      <div className={styles.nameLine}>
        <Heading id={nameId} className={styles.name}>
          {name}
        </Heading>
        {mark !== undefined && (
          <Badge
            tone={current === undefined ? 'brand' : 'success'}
            variant={current === undefined ? 'solid' : 'subtle'}
          >
            {mark}
          </Badge>
        )}
      </div>
      {description !== undefined && <p className={card.meta}>{description}</p>}
      <div className={styles.priceBlock}>
        <p className={styles.priceLine}>
          <span className={styles.price}>{price}</span>
          {period !== undefined && <span className={styles.period}> {period}</span>}
        </p>
        {fullPrice !== undefined && (
          <p className={styles.saving}>
            <VisuallyHidden>{fullPrice.label}</VisuallyHidden>
            <s className={styles.fullPrice}>{fullPrice.text}</s>
            {saving}
          </p>
        )}
        {fullPrice === undefined && saving !== undefined && (
          <p className={styles.saving}>{saving}</p>
        )}
        {billing !== undefined && <p className={styles.billing}>{billing}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <ul {...plainList} className={styles.features}>
        {features.map(({ text, included = true }) => (
          <li key={text} className={styles.feature} data-excluded={!included || undefined}>
            <span aria-hidden="true" className={styles.featureIcon}>
              {included ? <Check /> : <Minus />}
            </span>
            <span>
              {!included && excludedLabel !== undefined && (
                <VisuallyHidden>{excludedLabel} </VisuallyHidden>
              )}
              {text}
            </span>
          </li>
        ))}
      </ul>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </article>
  )
}
