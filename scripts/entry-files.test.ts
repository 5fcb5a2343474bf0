import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'

const scripts = fileURLToPath(new URL('.', import.meta.url))
const early = ['start.mjs', 'test.mjs', 'lib/node-version.mjs']

/** The same text for every target means that there is no syntax newer than the oldest of them. */
const emit = (source: string, target: ts.ScriptTarget) =>
  ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.ESNext } })
    .outputText

describe.each(early)('%s', (file) => {
  const source = readFileSync(join(scripts, file), 'utf8')
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS)

  it('has no syntax newer than ES2018, so that an old Node can read it', () => {
    expect(emit(source, ts.ScriptTarget.ES2018)).toBe(emit(source, ts.ScriptTarget.ESNext))
  })

  it('statically imports nothing but the version gate', () => {
    const imports = tree.statements
      .filter((node) => ts.isImportDeclaration(node))
      .map((node) => node.moduleSpecifier.getText())
    expect(imports).toEqual(file.startsWith('lib/') ? [] : ["'./lib/node-version.mjs'"])
  })

  it('awaits nothing at the top level', () => {
    const awaits = (node: ts.Node): boolean =>
      !ts.isFunctionLike(node) &&
      (ts.isAwaitExpression(node) || (ts.forEachChild(node, awaits) ?? false))
    expect(awaits(tree)).toBe(false)
  })
})

describe('npm start without a network', () => {
  const made: string[] = []
  const temporary = () => {
    const folder = mkdtempSync(join(tmpdir(), 'kingside-start-'))
    made.push(folder)
    return folder
  }
  afterEach(() =>
    made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  )

  it('says that the registry cannot be reached, and exits with 1', async () => {
    const registry = 'http://127.0.0.1:9'
    const project = temporary()
    const dependencies = { 'is-number': '7.0.0' }
    const name = 'offline'
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', dependencies }),
    )
    writeFileSync(
      join(project, 'package-lock.json'),
      JSON.stringify({
        name,
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name, version: '1.0.0', dependencies },
          'node_modules/is-number': {
            version: '7.0.0',
            resolved: `${registry}/is-number/-/is-number-7.0.0.tgz`,
          },
        },
      }),
    )
    cpSync(scripts, join(project, 'scripts'), { recursive: true })

    const { code, output } = await runNode([join(project, 'scripts/start.mjs')], project, {
      npm_config_registry: registry,
      npm_config_cache: temporary(),
      npm_config_fetch_retries: '0',
    })

    expect(output).toContain("The package registry 127.0.0.1:9 can't be reached")
    expect(output).toContain('run `npm start` again; nothing was changed.')
    expect(code).toBe(1)
    expect(existsSync(join(project, 'node_modules'))).toBe(false)
  })
})

function runNode(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}
