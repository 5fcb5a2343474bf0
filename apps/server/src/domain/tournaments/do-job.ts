import type { Locale, Notification, NotificationType } from '@kingside/api'
import type { GameReader } from '../games/game-reader.ts'
import type { CertificateId, DrawCertificate } from './certificate.ts'
import type { FileStore } from './file-store.ts'
import type { TournamentJob } from './jobs.ts'
import { tournamentPgn } from './tournament-pgn.ts'
import { organiserTexts, startTexts } from './notice-texts.ts'

/** A notification for those who take part in a tournament. */
export interface Notice {
  /** Each player gets it once. */
  readonly campaign: string
  readonly type: NotificationType
  readonly titles: Readonly<Record<Locale, string>>
  /** What else is said. */
  readonly text?: string
  /** To whom. @default everybody who plays */
  readonly to?: 'everybody' | { readonly playerId: number }
  /** Who joined later is not told. */
  readonly joinedBefore: Date
}

export interface JobDeps {
  readonly noticeStore: {
    /** When it starts and how far it is; null when there is none. */
    readonly startOf: (tournamentId: number) => Promise<{
      readonly start: Date
      readonly stage: string
      readonly isCanceled: boolean
      /** Why it is not played. */
      readonly cancelReason: string | null
    } | null>
    /** Writes a notification for everybody who takes part, as far as they have not got it. */
    readonly tell: (
      tournamentId: number,
      notice: Notice,
      at: Date,
    ) => Promise<readonly { readonly playerId: number; readonly notification: Notification }[]>
  }
  readonly files: FileStore
  readonly games: Pick<GameReader, 'find'>
  readonly drawCertificate: DrawCertificate
  readonly createUid: () => string
  readonly publish: (
    playerId: number,
    change: { readonly type: 'notification.added'; readonly notification: Notification },
  ) => void
  readonly now: () => Date
}

/** A reminder that comes later than this says what is no longer true. */
const latestMs = 4 * 60_000

const minute = 60_000

/** Does a job; the same again does nothing more. */
export async function doJob(deps: JobDeps, job: TournamentJob): Promise<void> {
  const { noticeStore, now } = deps
  const found = await noticeStore.startOf(job.tournamentId)
  if (!found || found.isCanceled !== (job.kind === 'canceled')) return
  const tell = async (notice: Notice) => {
    for (const { playerId, notification } of await noticeStore.tell(
      job.tournamentId,
      notice,
      now(),
    )) {
      deps.publish(playerId, { type: 'notification.added', notification })
    }
  }
  switch (job.kind) {
    case 'pgn':
      return makePgn(deps, job.tournamentId)
    case 'certificate':
      return makeCertificate(deps, job)
    case 'remind': {
      const due = new Date(found.start.getTime() - job.minutes * minute)
      const isMoved = found.start.toISOString() !== job.start
      const isLate = now().getTime() - due.getTime() > latestMs
      if (isMoved || isLate || found.stage !== 'expected') return
      return tell({
        campaign: `tournament-${job.tournamentId}-${job.minutes}`,
        type: job.minutes === 30 ? 'TOURNAMENT_START_REMINDER' : 'TOURNAMENT_START_REMINDER_SECOND',
        titles: startTexts[job.minutes],
        joinedBefore: due,
      })
    }
    case 'canceled':
      return tell({
        campaign: `tournament-${job.tournamentId}-canceled`,
        type: 'TOURNAMENT_CANCELED',
        titles: organiserTexts.canceled,
        text: found.cancelReason ?? '',
        to: 'everybody',
        joinedBefore: now(),
      })
    case 'invited':
      if (found.stage === 'completed') return
      return tell({
        campaign: `tournament-${job.tournamentId}-invited`,
        type: 'TOURNAMENT_INVITATION',
        titles: organiserTexts.invited,
        to: { playerId: job.playerId },
        joinedBefore: now(),
      })
    case 'started':
      return tell({
        campaign: `tournament-${job.tournamentId}-started`,
        type: 'TOURNAMENT_HAS_STARTED',
        titles: startTexts.started,
        joinedBefore: now(),
      })
    default:
      return job satisfies never
  }
}

/** Writes the games of a tournament that is over, once. */
async function makePgn(
  { files, games, createUid, now }: JobDeps,
  tournamentId: number,
): Promise<void> {
  if (await files.keyOf(tournamentId, 'pgn')) return
  const boards = await files.boardsOf(tournamentId)
  const records = []
  for (const board of boards) {
    // oxlint-disable-next-line no-await-in-loop -- a thousand at once would keep everybody else waiting
    const game = await games.find(board.gameId)
    // One that an arena's clock has overtaken may still be played.
    if (game?.end) records.push({ ...board, game })
  }
  await files.keep({
    key: `pgn/${tournamentId}-${createUid().slice(0, 12)}.pgn`,
    tournamentId,
    kind: 'pgn',
    bytes: Buffer.from(tournamentPgn(records), 'utf8'),
    at: now(),
  })
}

/** Draws a certificate, once. */
async function makeCertificate(
  { files, drawCertificate, createUid, now }: JobDeps,
  which: CertificateId,
): Promise<void> {
  const { certificates } = files
  if (await certificates.keyOf(which)) return
  const facts = await certificates.factsOf(which)
  if (!facts) return
  const extension = which.format === 'pdf' ? 'pdf' : 'png'
  await certificates.keep(which, {
    key: `certificates/${which.tournamentId}-${createUid().slice(0, 12)}.${extension}`,
    bytes: await drawCertificate(facts, which),
    at: now(),
  })
}
