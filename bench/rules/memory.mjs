// The memory that a game of 200 plies holds, with its history.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const contenders = ['kingside', 'kingside, SAN and FEN of every move read', 'chess.js']

/** Measures each in a process of its own, so that none pays for another's caches. */
export function measureMemory() {
  console.log('\nmemory of a 200-ply game with history (KB each, mean of 100 games)')
  const script = fileURLToPath(new URL('memory-of-one.mjs', import.meta.url))
  for (const name of contenders) {
    const kilobytes = execFileSync(process.execPath, ['--expose-gc', script, name], {
      encoding: 'utf8',
    })
    console.log(`  ${name.padEnd(44)}${kilobytes.trim().padStart(8)}`)
  }
}
