import { createClient } from '@kingside/api'
import {
  closeOperatorSession,
  getOperatorSession,
  openOperatorSession,
} from '@kingside/api/calls/operation/session'
import {
  operatorSessionCodes,
  type OperatorSessionMachine,
  provideOperatorSession,
} from '@kingside/machines/operator-session'
import { asking } from '../../account/form/index.ts'
import type { AppDependencies } from '../../dependencies.ts'

const calls = {
  read: getOperatorSession,
  open: openOperatorSession,
  close: closeOperatorSession,
}

/** Gives the machine of the operators' session its calls. */
export function createOperatorSession({
  server,
  now,
}: Pick<AppDependencies, 'server' | 'now'>): OperatorSessionMachine {
  const api = createClient(calls, server)
  const asked = asking(now, {}, operatorSessionCodes)
  return provideOperatorSession({
    readStanding: async (signal) => {
      const session = await asked(api.read({ signal }))
      return session.state === 'open'
        ? { state: 'open', operator: session.operator }
        : { state: 'closed', hasSecondFactor: session.has_second_factor }
    },
    openSession: (code, signal) => asked(api.open({ body: { code }, signal })),
    closeSession: async (signal) => {
      await asked(api.close({ signal }))
    },
  })
}
