import { useEffect, useReducer, useRef } from 'react'
import { fileProblem, UploadError, type FileLimits, type UploadItem } from './upload.ts'
import { uploadsReducer } from './uploadsReducer.ts'

export interface UploadCall {
  /** Aborted on cancel, on removal and when the part goes away. */
  signal: AbortSignal
  /** Takes a number from 0 to 1, or `null` where it is not known. */
  onProgress: (progress: number | null) => void
}

export interface UploadsOptions extends FileLimits {
  /** Sends one file; gives back where the server keeps it. Throws an `UploadError` to say why it was refused. */
  upload: (file: File, call: UploadCall) => Promise<{ url?: string } | void>
  /** The most files. @default no limit */
  limit?: number
  /** The files that the server already has. @default none */
  initial?: readonly UploadItem[]
}

/** Runs the uploads of a `FileUpload` or `ImageUpload`: all at once, each with its own cancel and retry. */
export function useUploads({ upload, limit = Infinity, initial = [], ...limits }: UploadsOptions) {
  const [items, dispatch] = useReducer(uploadsReducer, initial)
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const calls = running.current
    return () => {
      for (const call of calls.values()) call.abort()
      calls.clear()
    }
  }, [])

  const send = async (id: string, file: File) => {
    const call = new AbortController()
    running.current.set(id, call)
    const onProgress = (progress: number | null) => {
      if (call.signal.aborted) return
      dispatch({ type: 'changed', id, state: { status: 'uploading', progress } })
    }
    onProgress(null)
    try {
      const answer = await upload(file, { signal: call.signal, onProgress })
      if (call.signal.aborted) return
      const url = answer?.url
      dispatch({
        type: 'changed',
        id,
        state: { status: 'done' },
        ...(url !== undefined && { url }),
      })
    } catch (error) {
      if (call.signal.aborted) return
      const problem = error instanceof UploadError ? error.problem : 'failed'
      dispatch({ type: 'changed', id, state: { status: 'failed', problem } })
    } finally {
      if (running.current.get(id) === call) running.current.delete(id)
    }
  }

  const add = (files: readonly File[]) => {
    const room = limit - items.filter(({ state }) => state.status !== 'failed').length
    let accepted = 0
    const added = files.map((file): UploadItem & { file: File } => {
      const own = fileProblem(file, limits)
      if (own === undefined) accepted += 1
      const problem = own ?? (accepted > room ? 'tooMany' : undefined)
      return {
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        state: problem ? { status: 'failed', problem } : { status: 'waiting' },
      }
    })
    dispatch({ type: 'added', items: added })
    for (const { id, file, state } of added) {
      if (state.status === 'waiting') void send(id, file)
    }
  }

  const remove = (id: string) => {
    running.current.get(id)?.abort()
    dispatch({ type: 'removed', id })
  }

  const retry = (id: string) => {
    const file = items.find((item) => item.id === id)?.file
    if (file) void send(id, file)
  }

  return { items, onAdd: add, onCancel: remove, onRemove: remove, onRetry: retry }
}
