import { readdirSync, readFileSync } from 'node:fs'

/** Linux tells times in hundredths of a second. */
const msPerTick = 10

/** @param {string} pid */
function read(pid) {
  try {
    // The name in brackets may hold anything, so what counts begins after it.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    const fields = rest.split(' ')
    // User and system time, of the process and of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
    return { pid: Number(pid), parent: Number(fields[1]), ms: ticks * msPerTick }
  } catch {
    return null
  }
}

/**
 * The processor time that processes and all their children have taken so far, in ms.
 * @param {readonly (number | null | undefined)[]} roots
 */
export function processorTime(roots) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((one) => one !== null)
  const known = new Set(roots)
  let size = -1
  while (size !== known.size) {
    size = known.size
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid)
  }
  return all.reduce((sum, { pid, ms }) => sum + (known.has(pid) ? ms : 0), 0)
}
