import { Skeleton, Stack, Text } from '@kingside/design-system'
import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { whenIdle } from '../../platform/page/index.ts'
import { termsMessages } from '../../chess/terms/index.ts'
import { messages } from './GameFinder.messages.ts'
import type { RatingLimitsProps } from './RatingLimits.tsx'

let loaded: ComponentType<RatingLimitsProps> | null = null

/** Brings them. */
export async function loadRatingLimits(): Promise<ComponentType<RatingLimitsProps>> {
  loaded = (await import('./RatingLimits.tsx')).RatingLimits
  return loaded
}

/** The range of ratings. Its sliders weigh as much as all the rest of the panel, and few move them: they come after it. */
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

/** Ratings are written without separators, as players do. */
const plain = { useGrouping: false } as const
