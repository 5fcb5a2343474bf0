import { readFileSync } from 'node:fs'

/**
 * When the process with this id started, in a form that only equality makes sense of; `null` when there
 * is no such process. Where the system doesn't tell, it is `unknown`.
 */
export function processStart(pid: number): string | null {
  if (!isAlive(pid)) return null
  try {
    // The 22nd field; the second one is the name in brackets and may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
