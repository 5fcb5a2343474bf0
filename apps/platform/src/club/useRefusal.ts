import type { MessageDescriptor } from 'react-intl'
import { useDependencies } from '../dependencies.ts'
import { failureOf } from '../platform/server/index.ts'
import { refusalMessages } from './refusal.messages.ts'

const known = (code: string): code is keyof typeof refusalMessages => code in refusalMessages

/** Returns what to say of a call that failed. */
export function useRefusal(): (error: unknown) => MessageDescriptor {
  const { now } = useDependencies()
  return (error) => {
    const { failure } = failureOf(error, now)
    return known(failure) ? refusalMessages[failure] : refusalMessages.server_error
  }
}
