import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { takeLock } from './lock.ts'
import { processStart } from './process-start.ts'

const lockFile = () => join(temporaryFolder(), 'server.lock')
const holderOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')).pid

it('is there until it is given back', () => {
  const file = lockFile()
  const unlock = takeLock(file)
  expect(holderOf(file)).toBe(process.pid)
  unlock()
  expect(existsSync(file)).toBe(false)
})

it('refuses a second server and says which one is first', () => {
  const file = lockFile()
  takeLock(file)
  expect(() => takeLock(file)).toThrow(
    `Another Kingside server (process ${process.pid}) uses this data folder`,
  )
})

it('takes over from a process that is gone', () => {
  const file = lockFile()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, JSON.stringify({ pid, started: '1' }))
  takeLock(file)
  expect(holderOf(file)).toBe(process.pid)
})

it('takes over from a process whose id another one has now', () => {
  const file = lockFile()
  writeFileSync(file, JSON.stringify({ pid: process.ppid, started: 'before' }))
  expect(processStart(process.ppid)).not.toBeNull()
  takeLock(file)
  expect(holderOf(file)).toBe(process.pid)
})

it.each(['', 'not json', '{"pid":0}'])('takes over a lock file that says "%s"', (content) => {
  const file = lockFile()
  writeFileSync(file, content)
  takeLock(file)
  expect(holderOf(file)).toBe(process.pid)
})

it('does not give back a lock that is no longer its own', () => {
  const file = lockFile()
  const unlock = takeLock(file)
  writeFileSync(file, 'of another')
  unlock()
  expect(existsSync(file)).toBe(true)
})
