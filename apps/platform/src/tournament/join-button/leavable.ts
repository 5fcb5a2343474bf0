import type { JoinButtonView } from '@kingside/machines/join-button'

/** The states that a person may leave, after a question. */
export type Leavable = Extract<JoinButtonView['status'], 'joined' | 'pending-approval'>

export const isLeavable = (status: JoinButtonView['status']): status is Leavable =>
  status === 'joined' || status === 'pending-approval'
