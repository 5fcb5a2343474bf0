import { describeMistakes, parseConfig, usage } from './config.ts'
import { createLog } from './log.ts'
import { start } from './start.ts'
import { StartError } from './start-error.ts'

const print = (line: string) => console.log(line)
const now = () => new Date()
const parsed = parseConfig(process.argv.slice(2), process.env, process.cwd())
const logLevel = parsed.status === 'ready' ? parsed.config.logLevel : 'error'
const log = createLog((line) => console.error(line), now, logLevel)

switch (parsed.status) {
  case 'help':
    print(usage)
    break
  case 'mistaken':
    console.error(describeMistakes(parsed.mistakes))
    process.exitCode = 1
    break
  case 'ready': {
    const starting = start(parsed.config, { print, log, now })
    stopOnSignal(async () => (await starting).stop())
    try {
      const { url } = await starting
      print(`Kingside is ready: ${url}`)
    } catch (error) {
      failToStart(error)
    }
    break
  }
  default:
    parsed satisfies never
}

/** The first signal stops the server in good order, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        if (!(error instanceof StartError)) log.error('server.stop', {}, error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

function failToStart(error: unknown): never {
  if (error instanceof StartError) console.error(error.message)
  else log.error('server.start', {}, error)
  process.exit(1)
}
