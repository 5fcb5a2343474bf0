import { useQuery } from '@tanstack/react-query'
import { useDependencies } from '../../dependencies.ts'
import { packQuery } from '../calls.ts'
import { puzzleApiOf } from '../puzzle-api.ts'

/** Whether this device has the pack for practice without a connection. @param isAsked else it is not looked for */
export function useHasPack(isAsked: boolean): boolean {
  const api = puzzleApiOf(useDependencies())
  return useQuery({ ...packQuery(api), enabled: isAsked }).data !== undefined
}
