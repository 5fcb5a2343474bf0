import { Problem } from './problem.mjs'

/** @typedef {'unreachable' | 'certificate' | 'disk-full' | 'no-permission' | 'lock-out-of-step' | 'other'} NpmFailure */

/** @type {readonly (readonly [NpmFailure, readonly string[]])[]} */
const codesByFailure = [
  ['disk-full', ['ENOSPC', 'EDQUOT']],
  ['no-permission', ['EACCES', 'EPERM', 'EROFS']],
  ['lock-out-of-step', ['EUSAGE']],
  [
    'certificate',
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ],
  ],
  [
    'unreachable',
    [
      'ENOTFOUND',
      'ECONNREFUSED',
      'ECONNRESET',
      'EAI_AGAIN',
      'ETIMEDOUT',
      'ENETUNREACH',
      'EHOSTUNREACH',
      'ERR_SOCKET_TIMEOUT',
    ],
  ],
]

/**
 * The cause of a failed install, from npm's output.
 * @param {string} output both streams of npm
 * @returns {NpmFailure}
 */
export function classifyNpmFailure(output) {
  const codes = [...output.matchAll(/npm (?:error|ERR!) (?:code|errno) (\S+)/g)].map(
    ([, code]) => code,
  )
  const found = codesByFailure.find(([, known]) =>
    codes.some((code) => code && known.includes(code)),
  )
  return found ? found[0] : 'other'
}

/**
 * @typedef {object} FailedInstall
 * @property {string} output npm's output.
 * @property {string} registry The registry's address, from npm's configuration.
 * @property {boolean} unchanged Whether the packages are as they were before the install.
 * @property {string} again The command to repeat, as the user typed it.
 */

/**
 * Says why an install failed, and what to do.
 * @param {FailedInstall} failed
 * @returns {Problem}
 */
export function installProblem({ output, registry, unchanged, again }) {
  const state = unchanged
    ? 'nothing was changed'
    : 'node_modules is incomplete until an install succeeds'
  const failure = classifyNpmFailure(output)
  switch (failure) {
    case 'unreachable':
      return new Problem({
        what: `The package registry ${hostOf(registry)} can't be reached, so the packages could not be installed.`,
        how: `Check the network or proxy, then run \`${again}\` again; ${state}.`,
      })
    case 'certificate':
      return new Problem({
        what: `The package registry ${hostOf(registry)} answered with a certificate that Node does not trust.`,
        why: 'Usually a proxy reads the traffic and signs it with a certificate of its own.',
        how: `Name that certificate in \`npm config set cafile <path>\`, then run \`${again}\` again; ${state}.`,
      })
    case 'disk-full':
      return new Problem({
        what: 'The disk is full, so the packages could not be installed.',
        why: 'They take about 1.2 GB, and npm keeps a cache of 0.6 GB in its own folder.',
        how: `Free some space, then run \`${again}\` again; ${state}.`,
      })
    case 'no-permission':
      return new Problem({
        what: 'npm may not write here, so the packages could not be installed.',
        why: permissionPath(output),
        how: `Make the folder and npm's cache your own (an earlier \`sudo npm\` is the usual cause), then run \`${again}\` again; ${state}.`,
      })
    case 'lock-out-of-step':
      return new Problem({
        what: 'package-lock.json does not fit the package.json files.',
        output: lastLines(output),
        how: `Run \`npm run lock\`, then \`${again}\`; ${state}.`,
      })
    case 'other':
      return new Problem({
        what: '`npm ci` failed, so the packages could not be installed.',
        output: lastLines(output),
        how: `npm's last lines are above. Run \`${again}\` again once they are seen to; ${state}.`,
      })
    default:
      return unreachable(failure)
  }
}

/** @param {string} registry */
function hostOf(registry) {
  return URL.canParse(registry) ? new URL(registry).host : registry
}

/** @param {string} output */
function permissionPath(output) {
  const path = /npm (?:error|ERR!) path (.+)/.exec(output)?.[1]
  return path ? `It was refused at ${path.trim()}.` : 'The system refused to let it write.'
}

/**
 * The last lines of npm's output, without the reference to its log.
 * @param {string} output
 */
function lastLines(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() && !/complete log of this run|_logs/.test(line))
  return lines.slice(-20).join('\n')
}

/**
 * @param {never} failure
 * @returns {never}
 */
function unreachable(failure) {
  throw new Error(`An npm failure without a message: ${String(failure)}.`)
}
