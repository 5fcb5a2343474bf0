import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that stores the last full green run, from the root. */
export const fullRunFile = '.ci/last-full-run.json'

/**
 * @typedef {object} FullRun The last run in which all tests ran and passed.
 * @property {string} commit The tested commit, with a clean working tree.
 * @property {string} browser The browser's version string in that run.
 */

/**
 * @typedef {object} Known
 * @property {'known'} kind
 * @property {FullRun} run
 * @property {readonly string[]} files Changed, new and deleted files, committed or not.
 * @property {(file: string) => string | undefined} before A file's text in that run; undefined when it did not exist.
 */

/** @typedef {Known | { kind: 'unknown', why: string }} Since What changed since the last full green run. */

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {string | undefined} nothing when git fails
 */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout : undefined
}

/** @param {string | undefined} output */
const listed = (output) => output?.split('\0').filter(Boolean) ?? []

/**
 * @param {string} root
 * @returns {FullRun | undefined}
 */
function readFullRun(root) {
  try {
    const { commit, browser } = JSON.parse(readFileSync(join(root, fullRunFile), 'utf8'))
    if (typeof browser !== 'string' || !/^[0-9a-f]{40}$/.test(commit)) return undefined
    return { commit, browser }
  } catch {
    return undefined
  }
}

/**
 * Reads the last full green run, and from git the changes since. An invalid record counts as none.
 * @param {string} root
 * @returns {Since}
 */
export function changesSinceFullRun(root) {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository')
  if (shallow === undefined) return { kind: 'unknown', why: 'this is no clone that git can read' }
  if (shallow.trim() === 'true') return { kind: 'unknown', why: 'the clone is shallow' }
  const run = readFullRun(root)
  if (!run) return { kind: 'unknown', why: `${fullRunFile} is missing or can't be read` }
  if (git(root, 'merge-base', '--is-ancestor', run.commit, 'HEAD') === undefined) {
    return {
      kind: 'unknown',
      why: `${run.commit.slice(0, 7)}, the last full run, is not in this history`,
    }
  }
  // A renamed file counts as a deleted one and a new one.
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', run.commit, '--')
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  if (changed === undefined || untracked === undefined) {
    return { kind: 'unknown', why: 'git could not compare' }
  }
  return {
    kind: 'known',
    run,
    files: [...new Set([...listed(changed), ...listed(untracked)])].filter(
      (file) => file !== fullRunFile,
    ),
    before: (file) => git(root, 'show', `${run.commit}:${file}`),
  }
}

/**
 * Every file that git tracks or would add, except deleted ones.
 * @param {string} root
 * @returns {string[]}
 */
export function repositoryFiles(root) {
  const deleted = new Set(listed(git(root, 'ls-files', '--deleted', '-z')))
  return listed(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter(
    (file) => !deleted.has(file),
  )
}

/**
 * The current commit if the working tree is clean; only the record itself may differ.
 * @param {string} root
 * @returns {string | undefined}
 */
export function cleanCommit(root) {
  const status = git(root, 'status', '--porcelain', '--', '.', `:!${fullRunFile}`)
  return status === '' ? git(root, 'rev-parse', 'HEAD')?.trim() : undefined
}

/**
 * Stores a commit as the last full green run.
 * @param {string} root
 * @param {FullRun} run
 */
export function writeFullRun(root, run) {
  writeFileSync(join(root, fullRunFile), `${JSON.stringify(run, null, 2)}\n`)
}
