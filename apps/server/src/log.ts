/** From the most to the least important; a level writes its own lines and those before it. */
export const logLevels = ['error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** Ids, codes and numbers; never what a player typed, a token or an address. */
export type LogFacts = Readonly<Record<string, string | number>>

/**
 * Writes errors, each as one line of JSON without personal data. One that comes again within a minute is written at its
 * 10th, 100th … time only, with that number.
 */
export interface Log {
  /** @param event what failed, as `area.event` */
  readonly error: (event: string, facts: LogFacts, error: unknown) => void
}

/** Writes as well what happens when all is well. */
export interface EventLog extends Log {
  /** @param event what happened, as `area.event` */
  readonly info: (event: string, facts: LogFacts) => void
}

/** Writes what operators do, whatever the level; nobody can turn it off. */
export interface AuditLog {
  /** @param event what was done, as `area.event` */
  readonly audit: (event: string, facts: LogFacts) => void
}

/** @param level up to which level lines are written */
export function createLog(
  write: (line: string) => void,
  now: () => Date,
  level: LogLevel = 'error',
): EventLog & AuditLog {
  const repeats = createRepeats(now)
  const line = (of: LogLevel | 'audit', event: string, facts: Readonly<Record<string, unknown>>) =>
    write(JSON.stringify({ time: now().toISOString(), level: of, event, ...facts }))
  return {
    error: (event, facts, error) => {
      const described = describe(error)
      const { error: name, message = '', cause = '' } = described
      const key = [event, facts['route'] ?? '', name, message, cause].join(' ')
      const repeated = repeats(key)
      if (repeated === 0) line('error', event, { ...facts, ...described })
      else if (isPowerOfTen(repeated)) line('error', event, { ...facts, ...described, repeated })
    },
    info: (event, facts) => {
      if (level === 'info') line('info', event, facts)
    },
    audit: (event, facts) => line('audit', event, facts),
  }
}

interface Described {
  readonly error: string
  readonly message?: string | undefined
  readonly cause?: string | undefined
  readonly stack?: readonly string[] | undefined
}

/** For how long a failure counts as the same one. */
const repeatMs = 60_000
/** How many failures are told apart; beyond it the oldest go. */
const maxFailures = 200

/** Counts how often a failure has come again since it was first written. */
function createRepeats(now: () => Date): (key: string) => number {
  const failures = new Map<string, { readonly since: number; readonly times: number }>()
  return (key) => {
    const at = now().getTime()
    const known = failures.get(key)
    const isSame = known !== undefined && at - known.since < repeatMs
    const next = isSame ? { ...known, times: known.times + 1 } : { since: at, times: 0 }
    failures.set(key, next)
    const [oldest] = failures.keys()
    if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest)
    return next.times
  }
}

const isPowerOfTen = (times: number) => times > 1 && /^10*$/.test(String(times))

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { error: typeof error }
  const [message = ''] = error.message.split('\n')
  return {
    error: error.name,
    message,
    ...(error.cause instanceof Error && { cause: error.cause.message.split('\n')[0] }),
    // Of a stack only the places: its head repeats the message, and a failed query's message lists the values.
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  }
}
