import { Table, type TableColumn } from '@kingside/design-system/Table'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Check, Infinity as Unlimited, Minus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../../account/payment/index.ts'
import { planFacts } from '../plan-facts.ts'
import * as styles from './Pricing.css.ts'
import { featureMessages, messages } from './Pricing.messages.ts'

/** What a plan has of something: whether, how many, or without a limit. */
type Share = boolean | number | 'unlimited' | { readonly percent: number }

interface Row {
  readonly feature: keyof typeof featureMessages
  readonly free: Share
  readonly pro: Share
}

const rows: readonly Row[] = [
  { feature: 'rated', free: true, pro: true },
  { feature: 'foa', free: false, pro: true },
  { feature: 'titles', free: false, pro: true },
  { feature: 'puzzles', free: planFacts.freePuzzles, pro: 'unlimited' },
  { feature: 'analyses', free: planFacts.freeAnalyses, pro: 'unlimited' },
  { feature: 'archive', free: false, pro: true },
  { feature: 'clubs', free: false, pro: true },
  { feature: 'masterclasses', free: false, pro: true },
  { feature: 'themes', free: planFacts.freeThemes, pro: planFacts.proThemes },
  { feature: 'shop', free: false, pro: { percent: planFacts.shopDiscountPercent } },
]

/** Compares the two plans, line by line. */
export function FeatureTable() {
  const { formatMessage } = useIntl()
  const columns: readonly TableColumn<Row, 'feature' | 'free' | 'pro'>[] = [
    {
      id: 'feature',
      header: formatMessage(messages.feature),
      cell: ({ feature }) => formatMessage(featureMessages[feature]),
    },
    {
      id: 'free',
      header: formatMessage(messages.free),
      cell: freeShare,
    },
    {
      id: 'pro',
      header: formatMessage(messages.pro),
      cell: proShare,
    },
  ]
  return (
    <Table
      caption={formatMessage(messages.compare)}
      captionHidden
      columns={columns}
      rowHeader="feature"
      rows={rows}
      rowKey={({ feature }) => feature}
      empty={null}
      phone="fit"
    />
  )
}

/** A narrow phone has no room for words here. */
const signs = {
  unlimited: { Icon: Unlimited, said: messages.unlimited },
  included: { Icon: Check, said: messages.included },
  excluded: { Icon: Minus, said: messages.excluded },
} as const

const freeShare = ({ free }: Row) => <Value share={free} />
const proShare = ({ pro }: Row) => <Value share={pro} />

function Value({ share }: { readonly share: Share }) {
  const { formatNumber } = useIntl()
  const { percent } = useMoney()
  if (typeof share === 'number') return formatNumber(share)
  if (typeof share === 'object') {
    return <span className={styles.value}>{percent(share.percent)}</span>
  }
  const { Icon, said } = signs[share === 'unlimited' ? share : share ? 'included' : 'excluded']
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage {...said} />
      </VisuallyHidden>
    </>
  )
}
