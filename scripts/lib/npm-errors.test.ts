import { describe, expect, it } from 'vitest'
import { classifyNpmFailure, installProblem } from './npm-errors.mjs'
import { formatProblem } from './problem.mjs'

describe('telling why an install failed', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'unreachable'],
    ['npm ERR! code EAI_AGAIN', 'unreachable'],
    ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED', 'unreachable'],
    ['npm error code ETIMEDOUT', 'unreachable'],
    ['npm error code ENETUNREACH', 'unreachable'],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
    ['npm warn tar TAR_ENTRY_ERROR ENOSPC\nnpm error code ENOSPC', 'disk-full'],
    ['npm error code EACCES\nnpm error path /home/me/.npm', 'no-permission'],
    ['npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install', 'lock-out-of-step'],
    ['npm error code E404\nnpm error 404 Not Found', 'other'],
    ['Segmentation fault', 'other'],
    ['a package that talks about ENOTFOUND\nnpm error code EINTEGRITY', 'other'],
  ])('reads %o as %s', (output, failure) => {
    expect(classifyNpmFailure(output)).toBe(failure)
  })
})

describe('what is said about it', () => {
  const say = (output: string, unchanged = true) =>
    formatProblem(
      installProblem({
        output,
        registry: 'https://registry.example.org/npm/',
        unchanged,
        again: 'npm test',
      }),
    )

  it('names the registry and the command to repeat', () => {
    expect(say('npm error code ENOTFOUND')).toBe(
      [
        '',
        "  The package registry registry.example.org can't be reached, so the packages could not be installed.",
        '  Check the network or proxy, then run `npm test` again; nothing was changed.',
        '',
      ].join('\n'),
    )
  })

  it('does not claim that nothing was changed when the packages could not be kept', () => {
    expect(say('npm error code ENOTFOUND', false)).not.toContain('nothing was changed')
  })

  it('says how to bring the lock back into step', () => {
    const text = say('npm error code EUSAGE\nnpm error Missing: a@1.0.0 from lock file')
    expect(text).toContain('npm error Missing: a@1.0.0 from lock file')
    expect(text).toContain('Run `npm run lock`, then `npm test`')
  })

  it('names the path that was refused', () => {
    expect(say('npm error code EACCES\nnpm error path /home/me/.npm/_cacache')).toContain(
      'refused at /home/me/.npm/_cacache.',
    )
  })

  it("shows npm's last lines when the cause is unknown", () => {
    const text = say(
      'npm error code E500\nnpm error 500 Internal\nnpm error A complete log of this run: x',
    )
    expect(text).toContain('npm error 500 Internal')
    expect(text).not.toContain('complete log')
  })
})
