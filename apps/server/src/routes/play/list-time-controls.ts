import { contract } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import type { TimeControlStore } from '../../domain/time-control-store.ts'

export interface ListTimeControlsDeps {
  readonly timeControls: TimeControlStore
}

export function listTimeControls({ timeControls }: ListTimeControlsDeps): Route {
  return bind(contract.timeControls.list, () => timeControls.list())
}
