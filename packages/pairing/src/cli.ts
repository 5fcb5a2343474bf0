#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { runCli } from './run-cli.ts'

const { code, out, error } = runCli(process.argv.slice(2), (path) => readFileSync(path, 'latin1'))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
