import { contract } from '@kingside/api'
import { calendarFile } from '@kingside/api/calendar-file'
import { Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { memberOf, type TournamentRouteDeps } from './deps.ts'

/** The address from which a calendar reads the caller's tournaments. */
export function calendarRoutes({ calendars, clock }: TournamentRouteDeps): readonly Route[] {
  const { calendar } = contract.tournaments
  return [
    bind(calendar.get, async ({ caller }) => ({
      exists: await calendars.exists(memberOf(caller).id),
    })),
    bind(calendar.renew, async ({ caller }) => {
      const token = await calendars.renew(memberOf(caller).id, clock.now())
      return { path: `/files/calendar/${token}.ics` }
    }),
    bind(calendar.drop, async ({ caller }) => {
      await calendars.drop(memberOf(caller).id)
      return { exists: false }
    }),
  ]
}

/**
 * What calendars ask for, every few hours.
 * @param publicOrigin the origin that players use; null is the one that is asked
 */
export function calendarApp(
  deps: Pick<TournamentRouteDeps, 'calendars' | 'reader'> | undefined,
  publicOrigin: string | null,
): Hono {
  return new Hono().get('/:name', async (context) => {
    const token = /^([\w-]{20,64})\.ics$/.exec(context.req.param('name'))?.[1]
    const playerId = token === undefined || !deps ? null : await deps.calendars.ownerOf(token)
    if (!deps || playerId === null) return context.text('Not found', 404)
    const own = await deps.reader.ofPlayer(playerId, ['expected', 'goes'])
    const origin = publicOrigin ?? new URL(context.req.url).origin
    const text = calendarFile(
      own.map(({ id, slug, name, startsAt, durationMinutes, about }) => ({
        uid: `tournament-${id}`,
        startsAt: startsAt.toISOString(),
        minutes: durationMinutes,
        title: name,
        ...(about.location !== null && { place: about.location }),
        address: `${origin}/tournaments/${slug}`,
      })),
      'Kingside',
    )
    return context.body(text, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
  })
}
