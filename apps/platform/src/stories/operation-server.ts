import { operatorContract } from '@kingside/api/calls/operation/index'
import { exampleAct } from '@kingside/api/calls/operation/acts'
import { exampleHeldBan } from '@kingside/api/calls/operation/bans'
import { exampleSupportLetter } from '@kingside/api/calls/operation/support'
import { mockCall } from '@kingside/api/msw'
import type { HttpHandler } from 'msw'
import { pageServer } from './page-server.ts'

const { operation } = operatorContract

const names = ['Example Knight', 'Example Bishop', 'Example Rook', 'Example Pawn'] as const

export const sampleBans = names.map((name, index) => ({
  ...exampleHeldBan,
  player: { uid: `example-${index}`, name },
  until: index % 2 === 0 ? null : `2027-0${index + 1}-01T00:00:00.000Z`,
}))

const actions = ['ban', 'warn', 'lift-ban', 'delete-support-message', 'sign-in'] as const

export const sampleActs = actions.map((action, index) => ({
  ...exampleAct,
  id: actions.length - index,
  action,
  ...(action === 'sign-in' && { subject: '', player: null, reason: '', details: {} }),
  ...(action === 'delete-support-message' && {
    subject: '1402',
    player: null,
    reason: '',
    details: {},
  }),
}))

/** The server of an operator whose pages are open. */
export const operationServer: readonly HttpHandler[] = [
  mockCall(operation.session.get),
  mockCall(operation.overview.get),
  mockCall(operation.bans.list, () => ({ count: 60, results: sampleBans })),
  mockCall(operation.bans.add),
  mockCall(operation.bans.lift),
  mockCall(operation.support.list, () => ({ count: 1, results: [exampleSupportLetter] })),
  mockCall(operation.support.remove),
  mockCall(operation.payments.list),
  mockCall(operation.payments.get),
  mockCall(operation.payments.refund),
  mockCall(operation.acts.check),
  mockCall(operation.acts.list, () => ({ count: sampleActs.length, results: sampleActs })),
  ...pageServer,
]
