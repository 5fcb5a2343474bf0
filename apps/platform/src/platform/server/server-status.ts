import type { CallResponse, sendPing } from '@kingside/api'
import type { AppApi } from './api.ts'

export type PingAnswer = CallResponse<typeof sendPing>

/** Under which key the last answer is kept, whoever asked. */
export const pingKey = ['ping'] as const

const everyMs = 60_000

/** Whether the server answers, asked again each minute. The answer carries this visitor's uid. */
export const pingQuery = (api: AppApi) => ({
  queryKey: pingKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PingAnswer> => api.ping.send({ signal }),
  refetchInterval: everyMs,
  staleTime: everyMs,
  refetchOnReconnect: 'always' as const,
  retry: false,
})
