import type { TimeControl } from '@kingside/api'
import type { AppApi } from '../../platform/server/index.ts'
import { type ClockSettings, clockSettingsOf } from '@kingside/chess-game'

/** A time control on the setup page. */
export interface TimeControlChoice {
  readonly id: number
  readonly family: TimeControl['board_type_name']
  readonly clock: ClockSettings
}

export const toChoice = (control: TimeControl): TimeControlChoice => ({
  id: control.id,
  family: control.board_type_name,
  clock: clockSettingsOf(control),
})

/** The time controls of the server, as a query of TanStack Query. */
export const timeControlsQuery = (api: AppApi) => ({
  queryKey: ['timeControls'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.timeControls.list({ signal })).map(toChoice),
  staleTime: Infinity,
})
