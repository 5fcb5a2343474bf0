import type { TournamentForm } from '@kingside/api'

/** A change as it is saved: without rows that nobody has filled in yet. */
export function savable(change: Partial<TournamentForm>): Partial<TournamentForm> {
  const { arbiters, chief_arbiter: chief, prizes } = change
  return {
    ...change,
    ...(arbiters && { arbiters: arbiters.filter(({ name }) => name.trim() !== '') }),
    ...(chief && chief.name.trim() === '' && { chief_arbiter: null }),
    ...(prizes && {
      prizes: prizes.map((prize) => ({
        ...prize,
        text: prize.text?.trim() ? prize.text : null,
        currency: prize.amount_cents === null ? null : prize.currency,
      })),
    }),
  }
}
