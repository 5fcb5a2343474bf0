import { timeControls } from '@kingside/api'
import { Hono } from 'hono'
import { z } from 'zod/mini'
import { parseInput, readJson } from '../bind.ts'
import { CallError } from '../call-error.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import type { Relay } from '../domain/tournaments/relay.ts'
import type { AuditLog } from '../log.ts'
import { finishBroadcast, renewToken } from '../routes/tournaments/index.ts'

export interface OperatorTournamentsDeps {
  readonly tournaments: {
    /** Makes one that everybody sees. @returns its id and slug */
    readonly add: (
      tournament: NewTournament,
    ) => Promise<{ readonly id: number; readonly slug: string }>
    readonly relay: Relay
  }
  readonly log: AuditLog
  readonly count: (facts: { readonly action: string; readonly outcome: string }) => void
  readonly now: () => Date
}

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const common = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** A moment that is to come. */
  start: z.iso.datetime({ offset: true }),
  /** The id of a time control: `GET /api/time-controls/`. */
  time_control: z.int(),
  rated: z._default(z.boolean(), false),
  description: z._default(z.string().check(z.maxLength(1200)), ''),
  featured: z._default(z.boolean(), false),
  /** Null is no limit. */
  max_participants: z._default(z.nullable(count(2, 250)), null),
  /** What the entry costs; 0 is free. */
  entry_fee_cents: z._default(count(0, 50_000), 0),
  /** Between two rounds, in seconds; null is what is usual for the time control. */
  pause_seconds: z._default(z.nullable(count(0, 3600)), null),
  viewer_delay_s: z._default(count(0, 3600), 0),
}

const newTournament = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('swiss'), rounds: count(1, 30) }),
  z.strictObject({
    ...common,
    kind: z.literal('arena'),
    duration_minutes: count(1, 720),
    berserk: z._default(z.boolean(), false),
  }),
  z.strictObject({ ...common, kind: z.literal('playoff') }),
  /** What is played over the board, and whose games come in as PGN: `POST …/relay-token`. */
  z.strictObject({ ...common, kind: z.literal('broadcast'), rounds: count(1, 30) }),
])

const systems = {
  swiss: 'swiss',
  arena: 'arena',
  playoff: 'single-elimination',
  broadcast: 'swiss',
} as const

/** Makes tournaments beside those of the timetable. */
export function operatorTournaments({
  tournaments,
  log,
  count: counted,
  now,
}: OperatorTournamentsDeps): Hono {
  const app = new Hono()
  app.post('/', async (context) => {
    const body = parseInput('body', newTournament, await readJson(context))
    const start = new Date(body.start)
    if (start <= now()) {
      throw new CallError(
        'bad_request',
        'The body of the call is not valid. start: it is past; name a moment to come',
      )
    }
    if (!timeControls.some(({ id }) => id === body.time_control)) {
      throw new CallError(
        'bad_request',
        'The body of the call is not valid. time_control: there is none with this id; GET /api/time-controls/ lists them',
      )
    }
    const { id, slug } = await tournaments.add({
      name: body.name,
      kind: body.kind === 'broadcast' ? 'swiss' : body.kind,
      ...(body.kind === 'broadcast' && {
        mode: 'offline',
        running: 'manual',
        isBroadcast: true,
        signupFinish: now(),
      }),
      system: systems[body.kind],
      ratingType: body.rated ? 'worldchess' : 'non-rated',
      timeControlId: body.time_control,
      start,
      rounds: body.kind === 'swiss' || body.kind === 'broadcast' ? body.rounds : null,
      durationMinutes: body.kind === 'arena' ? body.duration_minutes : null,
      maxParticipants: body.max_participants,
      entryFeeCents: body.entry_fee_cents,
      isFeatured: body.featured,
      about: { description: body.description },
      rules: {
        pauseSeconds: body.pause_seconds,
        viewerDelaySeconds: body.viewer_delay_s,
        hasBerserk: body.kind === 'arena' && body.berserk,
      },
    })
    counted({ action: 'add-tournament', outcome: 'done' })
    log.audit('operation.add-tournament', { tournament: id })
    return context.json({ id: String(id), slug })
  })
  const done = (action: string, tournament: string) => {
    counted({ action, outcome: 'done' })
    log.audit(`operation.${action}`, { tournament })
  }
  app.post('/:id/relay-token', async (context) => {
    const id = context.req.param('id')
    const made = await renewToken(tournaments.relay, id)
    done('renew-relay-token', id)
    return context.json(made)
  })
  app.delete('/:id/relay-token', async (context) => {
    const { id } = await relayed(tournaments.relay, context.req.param('id'))
    await tournaments.relay.dropToken(id)
    done('drop-relay-token', String(id))
    return context.json({ exists: false })
  })
  app.post('/:id/finish', async (context) => {
    const { id } = await relayed(tournaments.relay, context.req.param('id'))
    await finishBroadcast(tournaments.relay, id)
    done('finish-broadcast', String(id))
    return context.json({ status: 'completed' })
  })
  return app
}

async function relayed(relay: Relay, id: string) {
  const found = await relay.find(id)
  if (!found) throw new CallError('not_found', 'There is no such tournament.')
  return found
}
