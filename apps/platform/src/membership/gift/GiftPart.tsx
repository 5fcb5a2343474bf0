import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { createGiftCalls, giftRefusalOf } from './gift.calls.ts'
import { GiftBanner, type GiftView } from './Gift.view.tsx'

export interface GiftPartProps {
  /** Of the link that was opened. */
  readonly code: string
  /** The gift was taken: the membership is another one. */
  readonly onTaken: () => void
}

/** The gift of a link, to be taken by the member who opened it. */
export function GiftPart({ code, onTaken }: GiftPartProps) {
  const deps = useDependencies()
  const [calls] = useState(() => createGiftCalls(deps))
  const gift = useQuery({
    queryKey: ['gift', code],
    queryFn: ({ signal }) => calls.get(code, signal),
  })
  const taking = useMutation({ mutationFn: () => calls.redeem(code), onSuccess: onTaken })

  const viewOf = (): GiftView => {
    if (taking.isSuccess) return { status: 'taken' }
    if (gift.isPending) return { status: 'loading' }
    if (gift.data === undefined) return { status: 'failed', isRetrying: gift.isFetching }
    if (gift.data === null) return { status: 'unknown' }
    return {
      status: 'known',
      gift: gift.data,
      isTaking: taking.isPending,
      refusal: taking.isError ? giftRefusalOf(taking.error) : null,
    }
  }
  return (
    <GiftBanner
      view={viewOf()}
      onRedeem={() => taking.mutate()}
      onRetry={() => void gift.refetch()}
    />
  )
}
