import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import * as card from '../Card/Card.css.ts'
import type { headingLevels } from '../Heading/index.ts'
import { plainList } from '../plainList.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './PriceCard.css.ts'

/** A feature that a plan includes or leaves out. */
export interface PlanFeature {
  /** The name of the feature. */
  text: string
  /** Whether the plan includes it. @default true */
  included?: boolean
}

export interface PriceCardProps {
  /** Name of the plan. */
  name: string
  /** Whom the plan is for, in one line. */
  description?: string | undefined
  /** The formatted price, such as `€4.17`. */
  price: string
  /** The period of the price, such as `per month`. */
  period?: string | undefined
  /** The billing, such as `€49.99 billed once a year`. */
  billing?: string | undefined
  /** The price before a discount. */
  fullPrice?: { text: string; label: string } | undefined
  /** The discount: a `Badge` such as `Save 30%`. */
  saving?: ReactNode
  /** The features of the plan, the most wanted first. */
  features: readonly PlanFeature[]
  /** Read by screen readers for a feature that is not included. Required if there is one. */
  excludedLabel?: string | undefined
  /** The mark of the reader's present plan, such as `Your plan`. */
  current?: string | undefined
  /** The mark of a recommended plan, such as `Most popular`. */
  recommended?: string | undefined
  /** The button that chooses the plan; nothing else. */
  action?: ReactNode
  /** A note below the button: what to know before paying. */
  note?: ReactNode
  /** Heading level of the name. @default 3 */
  headingLevel?: (typeof headingLevels)[number]
}

/** A plan with its price for one period. The page has the choice of the period. */
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
