import { type ApiClientOptions, type CallTree, type Client, createClient } from '@kingside/api'
import { createContext, useContext, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'

/** What the pages of the operators share. */
export interface Operation {
  /** The operator's e-mail address. */
  readonly operator: string
  /** The session is over: the pages close. */
  readonly onOver: () => void
}

const OperationContext = createContext<Operation | null>(null)

export const OperationProvider = OperationContext.Provider

/** Of a page within the frame. @throws outside of it */
export function useOperation(): Operation {
  const operation = useContext(OperationContext)
  if (!operation) throw new Error('useOperation() was called outside of the operators’ pages.')
  return operation
}

/** The options of calls that tell when the operators' session is over. */
function watched(server: ApiClientOptions, onOver: () => void): ApiClientOptions {
  return {
    ...server,
    fetch: async (url, init) => {
      const response = await server.fetch(url, init)
      if (response.status === 403 && (await isOver(response.clone()))) onOver()
      return response
    },
  }
}

async function isOver(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  return Reflect.get(Object(body), 'code') === 'no_session'
}

/** A client of calls of the operators, the same for the life of the page. @param tree the same object each time */
export function useOperatorApi<T extends CallTree>(tree: T): Client<T> {
  const { server } = useDependencies()
  const { onOver } = useOperation()
  const [api] = useState(() => createClient(tree, watched(server, onOver)))
  return api
}
