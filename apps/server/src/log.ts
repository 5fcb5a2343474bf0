/** From the most to the least important; a level writes its own lines and those before it. */
export const logLevels = ['error', 'info'] as const
export type LogLevel = (typeof logLevels)[number]

/** Ids, codes and numbers; never what a player typed, a token or an address. */
export type LogFacts = Readonly<Record<string, string | number>>

/** Writes errors, each as one line of JSON without personal data. */
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
  const line = (of: LogLevel | 'audit', event: string, facts: Readonly<Record<string, unknown>>) =>
    write(JSON.stringify({ time: now().toISOString(), level: of, event, ...facts }))
  return {
    error: (event, facts, error) => line('error', event, { ...facts, ...describe(error) }),
    info: (event, facts) => {
      if (level === 'info') line('info', event, facts)
    },
    audit: (event, facts) => line('audit', event, facts),
  }
}

function describe(error: unknown): Readonly<Record<string, unknown>> {
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
