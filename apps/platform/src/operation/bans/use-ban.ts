import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOperatorApi } from '../frame/operator.calls.ts'
import { failureText, isNotFound, operationKey } from '../list/index.ts'
import { banCalls } from './bans.calls.ts'
import type { BanForm, BanProblem } from './BanDialog.tsx'

/** Bans a player; every list of the operators is read anew then. */
export function useBan(onBanned: () => void) {
  const api = useOperatorApi(banCalls)
  const queryClient = useQueryClient()
  const banning = useMutation({
    mutationFn: (form: BanForm) => api.add({ body: form }),
    onSuccess: async () => {
      onBanned()
      await queryClient.invalidateQueries({ queryKey: [operationKey] })
    },
  })
  const { error } = banning
  const problem: BanProblem | null =
    error === null ? null : isNotFound(error) ? 'unknown' : 'failed'
  return { ...banning, problem, detail: failureText(error) }
}
