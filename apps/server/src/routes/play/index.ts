import type { Route } from '../../bind.ts'
import { listTimeControls, type ListTimeControlsDeps } from './list-time-controls.ts'

export interface PlayRouteDeps extends ListTimeControlsDeps {}

/** Lobby, challenges and games. */
export const playRoutes = (deps: PlayRouteDeps): readonly Route[] => [listTimeControls(deps)]
