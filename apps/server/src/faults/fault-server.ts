import { z } from 'zod/mini'
import { parseConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { start } from '../start.ts'

/**
 * The server as it is, but for three things: it limits nobody's calls, because all players come from one address; it
 * tells its parent process when it is ready; and it says how many handles it has when it is asked.
 */
const ask = z.object({ type: z.literal('handles'), key: z.string() })

const parsed = parseConfig(process.argv.slice(2), {}, process.cwd())
if (parsed.status !== 'ready') throw new Error('The fault server was started with wrong flags.')
const now = () => new Date()
const { url, stop } = await start(parsed.config, {
  print: () => {},
  log: createLog((line) => console.error(line), now),
  now,
  limiter: { take: async () => ({ ok: true }) },
})
process.on('message', (message) => {
  const { key } = ask.parse(message)
  process.send?.({ key, handles: process.getActiveResourcesInfo().length })
})
process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0))
})
process.send?.({ type: 'ready', port: Number(new URL(url).port) })
