import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOperatorApi } from '../frame/operator.calls.ts'
import { failureText, operationKey } from '../list/index.ts'
import { paymentCalls } from './payments.calls.ts'

/** The question before a refund: each time that it opens is one press for the server. */
export function useRefund(id: string) {
  const api = useOperatorApi(paymentCalls)
  const queryClient = useQueryClient()
  const [press, setPress] = useState<string | null>(null)
  const sending = useMutation({
    mutationFn: (body: { readonly reason: string; readonly press: string }) =>
      api.refund({ params: { id }, body }),
    onSuccess: async () => {
      setPress(null)
      await queryClient.invalidateQueries({ queryKey: [operationKey] })
    },
  })
  return {
    isAsking: press !== null,
    isSending: sending.isPending,
    failure: sending.isError ? (failureText(sending.error) ?? '') : null,
    ask: () => {
      sending.reset()
      setPress(crypto.randomUUID())
    },
    send: (reason: string) => {
      if (press !== null) sending.mutate({ reason, press })
    },
    stop: () => setPress(null),
  }
}
