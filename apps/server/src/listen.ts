import type { Server } from 'node:net'
import { StartError } from './start-error.ts'

/**
 * Listens on the first free port of `ports`.
 * @returns the port that it is
 * @throws StartError when none is free or the system refuses
 */
export async function listen(
  server: Server,
  ports: readonly number[],
  host: string | undefined,
): Promise<number> {
  for (const port of ports) {
    const result = await tryPort(server, port, host)
    if (typeof result === 'number') return result
    if (result.code !== 'EADDRINUSE') throw refused(port, host, result)
  }
  throw taken(ports)
}

function tryPort(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      resolve(error)
    }
    const onListening = () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen({ port, ...(host && { host }) })
  })
}

const chooseAnother = 'choose another port: PORT=8080 npm start, or npm start -- --port 8080'

function taken(ports: readonly number[]): StartError {
  const [first] = ports
  const last = ports.at(-1)
  return new StartError({
    what:
      first === last
        ? `Port ${first} is taken by another program.`
        : `All ports from ${first} to ${last} are taken by other programs.`,
    how: ['stop the other program', `or ${chooseAnother}`],
  })
}

function refused(port: number, host: string | undefined, cause: NodeJS.ErrnoException): StartError {
  return new StartError({
    what: `Listening on port ${port}${host ? ` of ${host}` : ''} was refused (${cause.code ?? cause.message}).`,
    how: [chooseAnother, 'check HOST, if it is set'],
    cause,
  })
}
