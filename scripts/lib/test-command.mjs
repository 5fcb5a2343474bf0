import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { appInputs, forgetApp, stampApp } from './app-build.mjs'
import { ensureBrowser } from './browser.mjs'
import { childEnv, findNode, npmCommand, root, seconds } from './environment.mjs'
import { cleanCommit, fullRunFile, writeFullRun } from './full-run.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, formatProblem, withProblems } from './problem.mjs'
import { judge } from './reports.mjs'
import { run, start } from './run.mjs'
import { runSchedule, withNeeds } from './scheduler.mjs'
import { onStopSignal } from './signals.mjs'
import { stages } from './stages.mjs'
import { formatTable, formatTotal } from './summary.mjs'
import { parseTestOptions } from './test-options.mjs'

/** @typedef {import('./affected/plan.ts').Plan} Plan */
/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./summary.mjs').StageResult} StageResult */

const usage = `
  npm test                          install what is missing, then every test that can have changed
                                    since the last full green run (${fullRunFile})
  npm test -- --full                every test, the faults too; all green and nothing uncommitted moves that mark
  npm test -- --only unit,stories   some stages, with what they need
  npm test -- --bail                start nothing more after the first failure
  npm test -- --list                the stages, and what each one is for
  KINGSIDE_CHROMIUM=<path>          the browser to use
  KINGSIDE_NO_INSTALL=1             install no browser

  Each stage's output is kept in test-results/logs/<stage>.log.
`

const logs = join(root, 'test-results', 'logs')

/** How long a stage may take to stop before it is killed. */
const killAfterMs = 5_000

/** @param {string} line */
const say = (line) => console.log(line)

/**
 * `npm test`: from a fresh clone to one line, `N passed, N failed`.
 * @param {readonly string[]} args
 * @returns {Promise<number>} 0 when every stage ran and passed, 130 when stopped, else 1
 */
export function testCommand(args) {
  return withProblems(async () => {
    const options = parseTestOptions(
      args,
      stages.map(({ name }) => name),
    )
    if (options.help || options.list) {
      say(options.help ? usage : listStages())
      return 0
    }
    await ensureInstalled({ root, again: 'npm test', say })
    const node = await findNode(root)
    const usual = stages.filter(({ fullOnly }) => options.full || !fullOnly)
    const chosen = options.only.length > 0 ? withNeeds(stages, options.only) : usual
    const env = { ...childEnv(root), ...(options.full && fullEnv) }
    const browser = chosen.some(({ needs }) => needs.includes('browser'))
      ? await findBrowserFor(env)
      : undefined
    say(
      `Node.js ${node.version.slice(1)}, ${chosen.length} stages, ${availableParallelism()} cores`,
    )
    const plan = options.full ? {} : await planFor({ node: node.path, env, browser })
    const commit = cleanCommit(root)
    const code = await runStages({ chosen, plan, env, browser, bail: options.bail })
    if (options.full && options.only.length === 0 && code === 0) keepFullRun(commit, browser)
    return code
  })
}

/**
 * Computes what a change can have affected. When that is unknown, nothing is skipped.
 * @param {object} from
 * @param {string} from.node
 * @param {NodeJS.ProcessEnv} from.env
 * @param {string | undefined} from.browser
 * @returns {Promise<Plan>}
 */
async function planFor({ node, env, browser }) {
  const script = join(root, 'scripts/affected.ts')
  const args = [script, ...(browser === undefined ? [] : ['--browser', browser])]
  const { code, output } = await run({ file: node, args }, { cwd: root, env })
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`${script} failed:\n${output}`)
  const { why, plan } = JSON.parse(last)
  if (plan) return plan
  say(`Everything runs: ${why}.`)
  return {}
}

/**
 * Stores the tested commit as the last full run, if the working tree was clean before and after the run.
 * @param {string | undefined} commit
 * @param {string | undefined} browser
 */
function keepFullRun(commit, browser) {
  if (commit === undefined || browser === undefined || cleanCommit(root) !== commit) {
    say(`${fullRunFile} stays: what was tested is not a commit alone.`)
    return
  }
  writeFullRun(root, { commit, browser })
  say(`${fullRunFile} names ${commit.slice(0, 7)} now: commit it, and the next runs are shorter.`)
}

/**
 * Sets the browser in the environment of child processes.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} Its version. Without one the stages that need it do not run.
 */
async function findBrowserFor(env) {
  try {
    const { path, version } = await ensureBrowser({ say })
    say(`Browser: ${version} (${path})`)
    env['KINGSIDE_CHROMIUM'] = path
    return version
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(formatProblem(error))
    return undefined
  }
}

/**
 * @param {object} plan
 * @param {readonly Stage[]} plan.chosen
 * @param {Plan} plan.plan
 * @param {NodeJS.ProcessEnv} plan.env
 * @param {string | undefined} plan.browser
 * @param {boolean} plan.bail
 */
async function runStages({ chosen, plan, env, browser, bail }) {
  const leaveOut = new Set(leftOut(chosen, plan))
  /** @type {StageResult[]} */
  const results = [...leaveOut].map(({ name }) => ({ name, status: 'left out', ...nothing }))
  for (const stage of chosen) {
    const part = plan[stage.name]
    if (part && (leaveOut.has(stage) || part.files?.length !== 0)) say(part.line)
  }
  if (Object.keys(plan).length > 0) say('`npm test -- --full` runs everything.')
  /** @type {Map<string, string>} */
  const outputs = new Map()
  /** @type {Set<import('./run.mjs').Running>} */
  const running = new Set()
  const stopped = onStopSignal((signal, times) => {
    if (times === 1) say('Stopping…')
    for (const child of running) {
      child.kill(times > 1 ? 'SIGKILL' : signal)
      setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref()
    }
  })
  const record = (/** @type {StageResult} */ result) => {
    results.push(result)
    const mark = { passed: 'ok   ', failed: 'FAIL ', 'not run': 'skip ', 'left out': '' }
    const detail = result.status === 'not run' ? result.note : seconds(result.ms)
    say(`${mark[result.status]} ${result.name}  ${detail}`)
  }

  await runSchedule({
    jobs: chosen.filter((stage) => !leaveOut.has(stage)),
    capacity: availableParallelism(),
    conditions: { browser: browser !== undefined },
    halt: () => {
      if (stopped.signal()) return 'stopped'
      return bail && results.some(({ status }) => status === 'failed')
        ? 'an earlier stage failed'
        : undefined
    },
    skipJob: ({ name }, because) => record({ name, status: 'not run', ...nothing, note: because }),
    runJob: async (stage) => {
      say(`start ${stage.name}`)
      const began = performance.now()
      const { verdict, output } = await runStage({
        stage,
        files: plan[stage.name]?.files ?? [],
        env,
        running,
      })
      outputs.set(stage.name, output)
      record({ name: stage.name, ms: performance.now() - began, ...verdict })
      return verdict.status === 'passed'
    },
  })
  stopped.release()

  if (!stopped.signal()) printFailures(results, outputs)
  const total = formatTotal(results)
  say(`\n${formatTable(results)}\n\n${total.line}`)
  return stopped.signal() ? 130 : total.code
}

/** More steps of random walks, and faults that are the same in every full run. */
const fullEnv = { KINGSIDE_FULL: '1', FAULTS_SEED: process.env['FAULTS_SEED'] ?? '1' }

const nothing = { ms: 0, counts: { passed: 0, failed: 0, skipped: 0 } }

/**
 * The stages that no change affects, except those that another stage needs.
 * @param {readonly Stage[]} chosen
 * @param {Plan} plan
 * @returns {Stage[]}
 */
function leftOut(chosen, plan) {
  const wanted = chosen.filter(({ name }) => plan[name]?.files?.length !== 0)
  const kept = withNeeds(
    chosen,
    wanted.map(({ name }) => name),
  )
  return chosen.filter((stage) => !kept.includes(stage))
}

/**
 * @param {object} part
 * @param {Stage} part.stage
 * @param {readonly string[]} part.files The test files to run; empty for all.
 * @param {NodeJS.ProcessEnv} part.env
 * @param {Set<import('./run.mjs').Running>} part.running
 */
async function runStage({ stage, files, env, running }) {
  if (stage.report) rmSync(join(root, stage.report), { force: true })
  const inputs = stage.name === 'build:app' ? appInputs(root) : undefined
  if (inputs) forgetApp(root)
  const child = start(npmCommand(['run', '--silent', stage.script, '--', ...files]), {
    cwd: root,
    env,
  })
  running.add(child)
  const { code, output } = await child.finished
  running.delete(child)
  // Created each time: a tool that clears test-results deletes this folder too.
  mkdirSync(logs, { recursive: true })
  writeFileSync(logPath(stage.name), output)
  if (inputs && code === 0) stampApp(root, inputs)
  const verdict = judge({
    code,
    report: stage.report,
    readReport: (path) => JSON.parse(readFileSync(join(root, path), 'utf8')),
  })
  return { verdict, output }
}

/**
 * @param {readonly StageResult[]} results
 * @param {ReadonlyMap<string, string>} outputs
 */
function printFailures(results, outputs) {
  for (const { name, status, note } of results) {
    if (status !== 'failed') continue
    say(`\n──── ${name} failed${note ? ` (${note})` : ''} ────\n`)
    say(outputs.get(name)?.trimEnd() ?? '')
  }
}

/** @param {string} name */
const logPath = (name) => join(logs, `${name.replaceAll(':', '-')}.log`)

function listStages() {
  const width = Math.max(...stages.map(({ name }) => name.length))
  return stages.map(({ name, why }) => `  ${name.padEnd(width)}  ${why}`).join('\n')
}
