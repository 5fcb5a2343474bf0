import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageReturn } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useParams } from '../../platform/router/index.ts'
import { messages } from './PayFor.messages.ts'
import { PayFor, type PayForView } from './PayFor.view.tsx'
import { createPayLinkCalls } from './pay-link.calls.ts'

/** The page that a payment link opens. */
export function PayForRoute() {
  const deps = useDependencies()
  const { code = '' } = useParams()
  const [calls] = useState(() => createPayLinkCalls(deps))
  const link = useQuery({
    queryKey: ['pay-link', code],
    queryFn: ({ signal }) => calls.get(code, signal),
  })
  const paying = useMutation({ mutationFn: () => calls.pay(code) })
  usePageReturn(() => {
    paying.reset()
    void link.refetch()
  })

  const viewOf = (): PayForView => {
    if (link.data) return { status: 'known', link: link.data, payment: payments[paying.status] }
    if (link.data === null) return { status: 'unknown' }
    return link.isError ? { status: 'failed', isRetrying: link.isFetching } : { status: 'loading' }
  }
  return (
    <>
      <PageTitle {...messages.pageTitle} />
      <PayFor view={viewOf()} onPay={() => paying.mutate()} onRetry={() => void link.refetch()} />
    </>
  )
}

/** The page is left once the provider’s page is open. */
const payments = { idle: 'ready', pending: 'opening', success: 'opening', error: 'failed' } as const
