import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiReports } from './api-report.ts'
import { temporaryTree } from './temporary-tree.ts'

function reportsOf(
  files: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, string>>,
) {
  const { root } = temporaryTree(files)
  return apiReports({
    name: '@kingside/x',
    entries: new Map(Object.entries(entries).map(([path, file]) => [path, join(root, file)])),
  })
}

it('shows every export by its type, in the order of the names', () => {
  const reports = reportsOf(
    {
      'index.d.ts': [
        "export { draw as paint } from './draw.js';",
        "export type { Options } from './draw.js';",
        "export { Chess } from '@kingside/chess';",
      ].join('\n'),
      'draw.d.ts': [
        "import type { Square } from '@kingside/chess';",
        '/** Draws. */',
        'export declare function draw(square: Square, options: Options): void;',
        'export interface Options {',
        '    /** In pixels. @default 8 */',
        '    readonly size?: number;',
        '    /** Not told. */',
        '    readonly by: (other: Square) => string;',
        '}',
      ].join('\n'),
    },
    { '.': 'index.d.ts' },
  )
  expect(reports.get('.')).toBe(`<!-- Written by \`npm run api\`; do not edit. -->

# \`@kingside/x\`

\`\`\`ts
import type { Square } from '@kingside/chess'

export { Chess } from '@kingside/chess'

export interface Options {
    /** @default 8 */
    readonly size?: number;
    readonly by: (other: Square) => string;
}

declare function draw(square: Square, options: Options): void;
export { draw as paint }
\`\`\`
`)
})

it('shows the types that an export needs and no entry exports, to the last', () => {
  const report = reportsOf(
    {
      'index.d.ts': "export { make } from './make.js';",
      'make.d.ts': [
        'declare const sizes: readonly [1, 2];',
        'interface Made { readonly size: (typeof sizes)[number]; }',
        'interface Unused { readonly a: 1; }',
        'export declare const make: () => Made;',
      ].join('\n'),
    },
    { '.': 'index.d.ts' },
  ).get('.')
  const [, hidden] = report?.split('## Named above, and exported by no entry') ?? []
  expect(hidden?.match(/^\w.*$/gm)).toEqual([
    'interface Made { readonly size: (typeof sizes)[number]; }',
    'declare const sizes: readonly [1, 2];',
  ])
})

it('names the entry that exports a type which another one needs', () => {
  const reports = reportsOf(
    {
      'index.d.ts': "export type { Color } from './color.js';",
      'theme.d.ts': "export declare const dark: import('./color.js').Color;",
      'color.d.ts': 'export type Color = string;',
    },
    { '.': 'index.d.ts', './theme': 'theme.d.ts' },
  )
  expect(reports.get('./theme')).toContain("import type { Color } from '@kingside/x'")
  expect(reports.get('./theme')).not.toContain('no entry')
})

it('refuses an entry that exports nothing', () => {
  expect(() => reportsOf({ 'index.d.ts': 'declare const own: 1;' }, { '.': 'index.d.ts' })).toThrow(
    'index.d.ts exports nothing',
  )
})
