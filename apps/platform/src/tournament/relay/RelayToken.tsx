import { Radio } from 'lucide-react'
import { useDependencies } from '../../dependencies.ts'
import { SecretDialog } from '../secret/SecretDialog.view.tsx'
import { useSecret } from '../secret/use-secret.ts'
import { keyOf } from '../calls.ts'
import { relayApiOf } from './relay.calls.ts'
import { messages } from './relay.messages.ts'

export interface RelayTokenProps {
  /** The tournament's id. */
  readonly id: string
}

/** For the organiser of a broadcast: the token by which its games come in. */
export function RelayToken({ id }: RelayTokenProps) {
  const api = relayApiOf(useDependencies())
  const params = { id }
  const secret = useSecret({
    query: {
      queryKey: [...keyOf(id), 'relay-token'],
      queryFn: async ({ signal }) => (await api.get({ params, signal })).exists,
    },
    make: async () => {
      const { token, path } = await api.renew({ params })
      const address = new URL(path, window.location.origin).href
      return [
        { id: 'address', label: messages.address, value: address, copy: messages.copyAddress },
        { id: 'token', label: messages.token, value: token, copy: messages.copyToken },
      ]
    },
    drop: () => api.drop({ params }),
  })
  return <SecretDialog {...secret} texts={messages} icon={<Radio />} />
}
