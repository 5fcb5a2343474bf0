import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { createPayLinkCalls } from './pay-link.calls.ts'
import { PayLinkMaker } from './PayLinkMaker.view.tsx'

/** Makes the link by which somebody else pays a year of the own Pro. */
export function PayLinkPart() {
  const deps = useDependencies()
  const [calls] = useState(() => createPayLinkCalls(deps))
  const making = useMutation({ mutationFn: () => calls.make('pro-annual') })
  return (
    <PayLinkMaker
      status={statuses[making.status]}
      address={making.data ?? null}
      onMake={() => making.mutate()}
    />
  )
}

const statuses = { idle: 'ready', pending: 'making', success: 'ready', error: 'failed' } as const
