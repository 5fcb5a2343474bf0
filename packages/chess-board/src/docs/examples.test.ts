import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import * as game from '@kingside/chess-game'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as main from '../index.ts'
import * as headless from '../headless/index.ts'
import * as sounds from '../sounds/index.ts'
import * as theme from '../themes/index.ts'
import { readPage } from './pages.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const root = join(folder, '../../../..')

interface Example {
  readonly title: string
  readonly code: string
  readonly file: string
}

/** The TypeScript blocks of all pages, each with the page and the heading that it stands under. */
const examples: readonly Example[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .flatMap((page) =>
    readPage(page)
      .split(/^#+ /m)
      .flatMap((section) =>
        [...section.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code = '']) => ({
          title: `${page}: ${section.split('\n', 1)[0]}`,
          code,
        })),
      ),
  )
  .map((example, index) => ({ ...example, file: join(folder, `example-${index}.tsx`) }))

const modules: Readonly<Record<string, unknown>> = {
  '@kingside/chess-game': game,
  '@kingside/chess-board': main,
  '@kingside/chess-board/theme': theme,
  '@kingside/chess-board/headless': headless,
  '@kingside/chess-board/sounds': sounds,
}

/** Makes a program of an example: what stands before `// =>` must equal what stands behind. */
const program = (code: string) =>
  ts.transpileModule(code.replace(/^(.*?) \/\/ => (.*)$/gm, 'assert.deepEqual($1, $2)'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  }).outputText

describe('examples with results', () => {
  const withResults = examples.filter(({ code }) => code.includes('// =>'))

  it.each(withResults)('tell the truth in $title', ({ code }) => {
    const run: (require: (name: string) => unknown, exports: object, assert: object) => void =
      runInThisContext(`(require, exports, assert) => {${program(code)}}`)
    const load = (name: string) => {
      const found = modules[name]
      if (!found) throw new Error(`"${name}" is not among the modules that examples can run with.`)
      return found
    }
    expect(() => run(load, {}, assert)).not.toThrow()
  })
})

/** The compiler, with the examples as if they were files of this folder. */
function typeErrors(): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) =>
    ts.sys.readFile(file),
  )
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
    root,
  )
  const noOutput = { ...options, composite: false, emitDeclarationOnly: false, noEmit: true }
  const texts = new Map(examples.map(({ file, code }) => [file, `${code}\nexport {}`]))
  const styles = join(folder, 'styles-of-examples.d.ts')
  texts.set(styles, `declare module '*.css'`)
  const disk = ts.createCompilerHost(noOutput)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile: (file, language) => {
      const text = texts.get(file)
      return text === undefined
        ? disk.getSourceFile(file, language)
        : ts.createSourceFile(file, text, language)
    },
  }
  const checked = ts.createProgram([...texts.keys()], noOutput, host)
  return examples.flatMap(({ file, title }) => {
    const source = checked.getSourceFile(file)
    return [
      ...checked.getSyntacticDiagnostics(source),
      ...checked.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${title}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

describe('all examples', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(40)
  })

  it('compile as they stand', { timeout: 60_000 }, () => {
    expect(typeErrors()).toEqual([])
  })
})
