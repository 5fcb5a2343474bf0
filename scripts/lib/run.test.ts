import { describe, expect, it } from 'vitest'
import { run, start } from './run.mjs'

const node = (script: string) => ({ file: process.execPath, args: ['-e', script] })

describe('running a program', () => {
  it('collects both streams and the exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
    const { code, output } = await run(node(script))
    expect(code).toBe(3)
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('reports a program that is not there instead of throwing', async () => {
    const { code, output } = await run({ file: 'no-such-program', args: [] })
    expect(code).toBe(127)
    expect(output).toContain('no-such-program')
  })

  it('kills a program that takes too long', async () => {
    const finished = await run(node('setInterval(() => {}, 1000)'), { timeoutMs: 50 })
    expect(finished).toMatchObject({ code: 137, timedOut: true })
  })

  it('stops what the program started, too', async () => {
    const inner = 'console.log("grandchild"); setInterval(() => {}, 1000)'
    const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`
    const child = start(node(outer), { onOutput: () => child.kill('SIGKILL') })
    // It ends only when nobody holds the output any more: neither the child nor the grandchild.
    expect(await child.finished).toMatchObject({ code: 137, output: 'grandchild\n' })
  })
})
