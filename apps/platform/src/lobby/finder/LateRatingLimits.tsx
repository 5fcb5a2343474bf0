import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { whenIdle } from '../../platform/page/index.ts'
import { termsMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import type { RatingLimitsProps } from './RatingLimits.tsx'

let loaded: ComponentType<RatingLimitsProps> | null = null

/** Loads the part. */
export async function loadRatingLimits(): Promise<ComponentType<RatingLimitsProps>> {
  loaded = (await import('./RatingLimits.tsx')).RatingLimits
  return loaded
}

/** The rating range. Its sliders are as large as the rest of the panel and seldom used, so they load later. */
export function LateRatingLimits(props: RatingLimitsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [Limits, setLimits] = useState(() => loaded)
  const [hasMissed, setMissed] = useState(false)
  useEffect(() => {
    if (loaded) return undefined
    let isWanted = true
    const load = async () => {
      await whenIdle()
      const limits = await loadRatingLimits()
      if (isWanted) setLimits(() => limits)
    }
    load().catch(() => isWanted && setMissed(true))
    return () => {
      isWanted = false
    }
  }, [])
  if (Limits) return <Limits {...props} />
  const { lower, upper } = props.limits
  return (
    <Stack gap={3}>
      <Text as="p" size="s" weight="medium">
        {formatMessage(messages.limits)}
      </Text>
      {hasMissed ? (
        <Text as="p" tabular>
          {formatMessage(termsMessages.limits, {
            lower: formatNumber(lower, plain),
            upper: formatNumber(upper, plain),
          })}
        </Text>
      ) : (
        <Skeleton shape="block" ratio={5} />
      )}
    </Stack>
  )
}

/** Ratings have no digit separators. */
const plain = { useGrouping: false } as const
