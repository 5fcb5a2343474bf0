import type { CallResponse, sendPing, SiteInfo } from '@kingside/api'
import { useQuery } from '@tanstack/react-query'
import type { AppApi } from './api.ts'

export type { SiteInfo }

export type PingAnswer = CallResponse<typeof sendPing>

/** The query key of the last answer. */
export const pingKey = ['ping'] as const

const everyMs = 60_000

/** Whether the server answers, asked every minute. The answer has the visitor's uid. */
export const pingQuery = (api: AppApi) => ({
  queryKey: pingKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PingAnswer> => api.ping.send({ signal }),
  refetchInterval: everyMs,
  staleTime: everyMs,
  refetchOnReconnect: 'always' as const,
  retry: false,
})

/** What the operator has configured; null until the server has answered. It makes no call. */
export function useSite(api: AppApi): SiteInfo | null {
  const { data } = useQuery({ ...pingQuery(api), enabled: false })
  return data?.site ?? null
}
