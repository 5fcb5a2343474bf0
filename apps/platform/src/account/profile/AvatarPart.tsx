import { selectUploadView } from '@kingside/machines/upload'
import { useMutation } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { createAvatarCalls } from './avatar.calls.ts'
import { messages } from './Avatar.messages.ts'
import { avatarLimits, AvatarUpload } from './AvatarUpload.view.tsx'

export interface AvatarPartProps {
  /** The address of the picture; null is none. */
  readonly url: string | null
}

/** The own picture with the server behind it. */
export function AvatarPart({ url }: AvatarPartProps) {
  const deps = useDependencies()
  const { toaster } = deps.actors
  const { formatMessage } = useIntl()
  const [files] = useState(() => new Map<string, File>())
  const [calls] = useState(() => createAvatarCalls(deps, files))
  const [snapshot, send] = useMachine(calls.machine, {
    input: { limits: avatarLimits, url },
  })
  const say = (type: 'success' | 'danger', text: string) =>
    toaster.send({
      type: 'toast.add',
      toast: {
        id: 'avatar',
        type,
        title: { text },
        ...(type === 'success' && { color: 'subdued', dismiss: { duration: 3000 } }),
      },
    })
  const removing = useMutation({
    mutationFn: calls.remove,
    onSuccess: () => {
      send({ type: 'file.remove' })
      say('success', formatMessage(messages.removed))
    },
    onError: () => say('danger', formatMessage(messages.removeFailed)),
  })
  return (
    <AvatarUpload
      view={selectUploadView(snapshot)}
      chosen={files.get(snapshot.context.file?.id ?? '') ?? null}
      onChoose={(file) => {
        const id = crypto.randomUUID()
        files.clear()
        files.set(id, file)
        send({
          type: 'file.choose',
          file: { id, name: file.name, size: file.size, mime: file.type },
        })
      }}
      onCancel={() => send({ type: 'upload.cancel' })}
      onRetry={() => send({ type: 'upload.retry' })}
      onRemove={() => removing.mutate()}
    />
  )
}
