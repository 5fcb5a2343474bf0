import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Writes files into a new folder that is removed after the test.
 * @returns the folder, and a function that writes into it
 */
export function temporaryTree(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'kingside-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  return { root, write }
}
