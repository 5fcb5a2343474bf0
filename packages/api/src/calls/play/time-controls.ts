import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { timeControl, timeControls } from '../../time-control.ts'

export const listTimeControls = defineCall({
  id: 'timeControls.list',
  method: 'GET',
  path: 'timecontrols/',
  summary: 'Lists the time controls that a game can be played with, in the order to show them.',
  response: z.array(timeControl),
  errors: [],
  roles: everyone,
  example: timeControls,
})
