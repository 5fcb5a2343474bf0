// This file and lib/node-version.mjs use ES2018 only, so that an old Node prints what it lacks instead of stopping at a
// syntax error. Everything newer is behind the dynamic import.
import { currentRuntime, nodeProblem } from './lib/node-version.mjs'

async function main() {
  const { startCommand } = await import('./lib/start-command.mjs')
  process.exitCode = await startCommand(process.argv.slice(2))
}

const problem = nodeProblem(currentRuntime(process))
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  main().catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}
