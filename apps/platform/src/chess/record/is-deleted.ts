import type { LobbyPlayer } from '@kingside/api'

/** Whether a player is a member who closed the account: only guests have no name beside them. */
export const isDeleted = ({ kind, name }: Pick<LobbyPlayer, 'kind' | 'name'>): boolean =>
  kind === 'member' && name === ''
