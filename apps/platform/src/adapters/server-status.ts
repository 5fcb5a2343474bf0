import type { AppApi } from './api.ts'

/** Whether the server answers, asked again each minute. The answer carries this visitor's uid. */
export const pingQuery = (api: AppApi) => ({
  queryKey: ['ping'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.ping.send({ signal }),
  refetchInterval: 60_000,
  retry: false,
})
