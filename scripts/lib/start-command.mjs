import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appInputs, forgetApp, isAppBuilt, stampApp } from './app-build.mjs'
import { childEnv, findNode, npmCommand, root, seconds } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { Problem, withProblems } from './problem.mjs'
import { run, start } from './run.mjs'
import { onStopSignal } from './signals.mjs'

const usage = `
  npm start                        install what is missing, build the web app, start the server
  npm start -- --port 8080         listen on another port (or PORT=8080 npm start)
  npm start -- --data <folder>     keep the data in another folder
  npm start -- --fresh             move the data aside (nothing is deleted) and begin anew

  Everything after \`--\` goes to the server. Ctrl-C stops it.
`

const server = 'apps/server/src/main.ts'

/**
 * `npm start`: from a fresh clone to a running Kingside.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code: the server's own once it runs
 */
export async function startCommand(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    return 0
  }
  return withProblems(async () => {
    const say = (/** @type {number} */ step, /** @type {string} */ line) =>
      console.log(`${step}/4  ${line}`)
    say(1, `Node.js ${process.version.slice(1)}`)
    await ensureInstalled({ root, again: 'npm start', say: (line) => say(2, line) })
    const node = await findNode(root)
    await ensureApp((line) => say(3, line))
    say(4, `Starting the server (Node.js ${node.version.slice(1)})…`)
    return serve(node.path, args)
  })
}

/** @param {(line: string) => void} say */
async function ensureApp(say) {
  const inputs = appInputs(root)
  if (isAppBuilt(root, inputs)) return say('The web app is up to date.')
  say('Building the web app…')
  forgetApp(root)
  const began = performance.now()
  const { code, output } = await run(npmCommand(['run', '--silent', 'build:app']), {
    cwd: root,
    env: childEnv(root),
  })
  if (code !== 0 || !stampApp(root, inputs)) {
    throw new Problem({
      output,
      what:
        code === 0
          ? 'The build of the web app left no page to serve.'
          : 'The web app could not be built.',
      why: 'Its output is above. An older build, if there is one, is not used: it would not be this code.',
      how: 'Mend what it names, then run `npm start` again. `npm run build:app` runs the build alone.',
    })
  }
  say(`The web app was built in ${seconds(performance.now() - began)}.`)
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
async function serve(node, args) {
  if (!existsSync(join(root, server))) {
    throw new Problem({
      what: `${server} is missing.`,
      how: 'Restore it (`git checkout -- apps/server`).',
    })
  }
  const running = start(
    { file: node, args: [server, ...args] },
    { cwd: root, env: childEnv(root), stdio: 'inherit' },
  )
  const stopped = onStopSignal((signal, times) => running.kill(times > 2 ? 'SIGKILL' : signal))
  const { code } = await running.finished
  stopped.release()
  return code
}
