import type { RunChange } from './run-change.ts'
import type { BoardEnd, RunState } from './run-state.ts'

/** A tournament that a process now runs. */
export interface Claim {
  readonly id: number
  /** Writes with an older one fail. */
  readonly fence: number
  /** The number of its newest news. */
  readonly v: number
  /** An arena under way needs only its ready players and its open boards, not all that was ever played. */
  readonly isRunningArena: boolean
  /** How much later than the players everybody else learns of it, in ms. */
  readonly delayMs: number
  /** For how long nobody looked after it although something was to be done, in ms. */
  readonly unattendedMs: number
}

/** Another process runs the tournament now; nothing was changed. */
export class TournamentLostError extends Error {
  override readonly name = 'TournamentLostError'
}

/** How a board stands whose game is under way. */
export interface LiveBoard {
  readonly tournamentId: number
  readonly round: number
  readonly table: number
  readonly gameId: string
  readonly phase: 'SCHEDULED' | 'CONNECTING' | 'PLAYING' | 'DONE' | 'UNEXPECTED'
  readonly plies: number
  /** The last move, in UCI, and the position after it. */
  readonly last: { readonly uci: string; readonly fen: string } | null
  /** What each side had left after its last move, in ms. */
  readonly leftMs: { readonly w: number | null; readonly b: number | null }
  /** Once the game is over. */
  readonly end: BoardEnd | null
}

/** What the process that runs tournaments reads and writes. */
export interface TournamentRunStore {
  /**
   * Takes what has something to be done before `until` and that no other process has looked after since `forgottenAt`;
   * what this one runs already stays its own.
   */
  readonly claim: (
    by: string,
    times: { readonly at: Date; readonly until: Date; readonly forgottenAt: Date },
  ) => Promise<readonly Claim[]>
  /** Another process may take all that this one runs, at once. */
  readonly release: (by: string) => Promise<void>
  /** Whoever ran tournaments before runs none any more. */
  readonly releaseAll: () => Promise<void>
  /** Takes one, whoever has it, for a step by hand: for some seconds nobody else takes it. */
  readonly take: (id: number, at: Date) => Promise<Pick<Claim, 'id' | 'fence' | 'delayMs'>>
  /** Gives what was taken back without a change. */
  readonly letGo: (claim: Pick<Claim, 'id' | 'fence'>) => Promise<void>
  readonly load: (id: number) => Promise<RunState>
  /** The boards of tournaments that are not decided, as their games stand now. */
  readonly liveBoards: (ids: readonly number[]) => Promise<readonly LiveBoard[]>
  /**
   * Stores a change, and when to look again: `dueAt`, null where nothing is to be done by itself.
   * @returns the number of the last of its news
   * @throws TournamentLostError
   */
  readonly write: (
    claim: Pick<Claim, 'id' | 'fence'>,
    change: RunChange,
    dueAt: Date | null,
  ) => Promise<number>
}
