import type { CodeKey } from './code-store.ts'
import type { AccountPorts } from './ports.ts'

/** How long a mailed code holds, in milliseconds. */
export const codeMs = 15 * 60_000

/** How often a code may be tried. */
export const maxTries = 5

type CodePorts = Pick<AccountPorts, 'codes' | 'digests' | 'clock'>

/** Keeps a code under its hash; the one before it is worth nothing any more. */
export async function keepCode(ports: CodePorts, key: CodeKey, code: string): Promise<void> {
  const at = ports.clock.now()
  const expiresAt = new Date(at.getTime() + codeMs)
  await ports.codes.put(key, { hash: hashOf(ports, key, code), expiresAt }, at)
}

/** - `wrong`: also an expired code, and one that there is not
 * - `reset`: this was the last try, or none is left; only a new code helps */
export type CodeOutcome = 'right' | 'wrong' | 'reset'

/** Tries a code. Each try counts before it is looked at, and a right one is used up by it. */
export async function tryCode(ports: CodePorts, key: CodeKey, code: string): Promise<CodeOutcome> {
  const started = await ports.codes.startTry(key, ports.clock.now(), maxTries)
  if (!started) return (await ports.codes.isSpent(key, maxTries)) ? 'reset' : 'wrong'
  if (ports.digests.equal(started.hash, hashOf(ports, key, code))) {
    return (await ports.codes.take(key, started.hash)) ? 'right' : 'wrong'
  }
  return started.tries >= maxTries ? 'reset' : 'wrong'
}

/** Bound to purpose and address, so that a code of one is no code of another. */
function hashOf({ digests }: CodePorts, { purpose, emailFolded }: CodeKey, code: string): string {
  return digests.keyed(`${purpose} ${emailFolded} ${code}`)
}
