import type { CodeKey, CodeTrier } from './code-store.ts'
import type { AccountPorts } from './ports.ts'

/** How long a mailed code holds, in milliseconds. */
export const codeMs = 15 * 60_000

/** How often a code may be tried. */
export const maxTries = 5

type CodePorts = Pick<AccountPorts, 'codes' | 'digests' | 'clock'>

/** Keeps a code under its hash; the one before it, of the same registration, is worth nothing any more. */
export async function keepCode(
  ports: CodePorts,
  key: CodeKey,
  code: string,
  registrationId: number | null = null,
): Promise<void> {
  const at = ports.clock.now()
  const expiresAt = new Date(at.getTime() + codeMs)
  await ports.codes.put(key, { hash: hashOf(ports, key, code), expiresAt, registrationId })
}

/** - `wrong`: also an expired code, and one that there is not
 * - `reset`: this was the last try, or none is left; only a new code helps */
export type CodeOutcome =
  | { readonly status: 'right'; readonly registrationId: number | null }
  | { readonly status: 'wrong' | 'reset' }

/** Tries a code that can be guessed. Each try counts before it is looked at, and a right one is used up by it. */
export async function tryCode(
  ports: CodePorts,
  key: CodeKey,
  code: string,
  trier: CodeTrier,
): Promise<CodeOutcome> {
  const at = ports.clock.now()
  const started = await ports.codes.startTry(key, trier, at, maxTries)
  if (started.length === 0) {
    return { status: (await ports.codes.isSpent(key, trier, maxTries)) ? 'reset' : 'wrong' }
  }
  const hash = hashOf(ports, key, code)
  const right = started.find((tried) => ports.digests.equal(tried.hash, hash))
  if (right) {
    const isTaken = await ports.codes.take(key, hash, at)
    return isTaken ? { status: 'right', registrationId: right.registrationId } : { status: 'wrong' }
  }
  return { status: started.every(({ tries }) => tries >= maxTries) ? 'reset' : 'wrong' }
}

/**
 * Uses up a mailed token of 192 bits; whether it was right. Nobody guesses one, so tries are not counted: a stranger's
 * must not use it up.
 */
export async function takeToken(ports: CodePorts, key: CodeKey, token: string): Promise<boolean> {
  return ports.codes.take(key, hashOf(ports, key, token), ports.clock.now())
}

/** Bound to purpose and address, so that a code of one is no code of another. */
function hashOf({ digests }: CodePorts, { purpose, emailFolded }: CodeKey, code: string): string {
  return digests.keyed(`${purpose} ${emailFolded} ${code}`)
}
