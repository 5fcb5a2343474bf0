import type { NewAct } from './operator-acts.ts'

/** That a message to the support was deleted. */
export const removal = (id: number, operator: string): NewAct => ({
  operator,
  action: 'delete-support-message',
  subject: String(id),
  reason: '',
  details: {},
})
