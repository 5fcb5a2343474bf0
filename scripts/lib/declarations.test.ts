import { expect, it } from 'vitest'
import { publicDeclarations } from './declarations.mjs'

const files: Readonly<Record<string, string>> = {
  'index.d.ts': "export { Board } from './board/Board.tsx';\nimport './sheet.css.ts';\n",
  'board/Board.d.ts':
    'import type { Piece } from \'@kingside/x\';\nexport declare const Board: import("../texts.ts").Texts & Piece;\n',
  'texts.d.ts':
    "import type { Board } from './board/Board.tsx';\nexport type Texts = typeof Board;\n",
  'sheet.css.d.ts': 'export declare const root: string;\n',
  'board/Board.stories.d.ts': 'export default {};\n',
  'theme/index.d.ts': "export { root } from '../sheet.css.ts';\n",
}
const read = (file: string) => {
  const text = files[file]
  if (text === undefined) throw new Error(`There is no ${file}.`)
  return text
}

it('takes what the entries reach, and names the built files', () => {
  expect(Object.fromEntries(publicDeclarations(['index.d.ts'], read))).toEqual({
    'index.d.ts': "export { Board } from './board/Board.js';\nimport './sheet.css.js';\n",
    'board/Board.d.ts':
      'import type { Piece } from \'@kingside/x\';\nexport declare const Board: import("../texts.js").Texts & Piece;\n',
    'texts.d.ts':
      "import type { Board } from './board/Board.js';\nexport type Texts = typeof Board;\n",
    'sheet.css.d.ts': 'export declare const root: string;\n',
  })
})

it('takes the files of several entries once', () => {
  const texts = publicDeclarations(['index.d.ts', 'theme/index.d.ts'], read)
  expect([...texts.keys()].sort()).toEqual(
    Object.keys(files)
      .filter((file) => !file.includes('stories'))
      .sort(),
  )
})
