import { reactCompilerPreset } from '@vitejs/plugin-react'

/** What is drawn anew with each move. */
const drawnOften =
  /\/packages\/chess-board\/|\/apps\/platform\/src\/(?:chess|analysis|computer|game)\//

/**
 * React's compiler for the app and its stories: only what is drawn often is compiled. Compiled code is a third longer,
 * and everybody waits for what surrounds the pages.
 */
export const appCompiler = () =>
  reactCompilerPreset({ sources: (file) => drawnOften.test(file.replaceAll('\\', '/')) })
