import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecretDialogProps, SecretLine } from './SecretDialog.view.tsx'

export interface SecretCalls {
  /** Tells whether there is one. */
  readonly query: {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<boolean>
  }
  /** Makes one, which ends the one before. */
  readonly make: () => Promise<readonly SecretLine[]>
  readonly drop: () => Promise<unknown>
}

/** A secret shown once, with its calls. What was made is kept as long as the part is on the page, and nowhere else. */
export function useSecret({
  query,
  make,
  drop,
}: SecretCalls): Omit<SecretDialogProps, 'texts' | 'icon'> {
  const queryClient = useQueryClient()
  const { data } = useQuery(query)
  const [lines, setLines] = useState<readonly SecretLine[] | null>(null)
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const act = async (call: () => Promise<readonly SecretLine[] | null>) => {
    setStatus('busy')
    try {
      const made = await call()
      setLines(made)
      queryClient.setQueryData(query.queryKey, made !== null)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return {
    exists: data ?? null,
    lines,
    isBusy: status === 'busy',
    hasFailed: status === 'failed',
    onMake: () => void act(make),
    onDrop: () =>
      void act(async () => {
        await drop()
        return null
      }),
  }
}
