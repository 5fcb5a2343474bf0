/** Writes errors, each as one line of JSON without personal data. */
export interface Log {
  /** @param event what failed, as `area.event` @param facts ids and codes, never what a player typed */
  readonly error: (event: string, facts: Readonly<Record<string, string>>, error: unknown) => void
}

export function createLog(write: (line: string) => void, now: () => Date): Log {
  return {
    error: (event, facts, error) =>
      write(
        JSON.stringify({
          time: now().toISOString(),
          level: 'error',
          event,
          ...facts,
          ...describe(error),
        }),
      ),
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
