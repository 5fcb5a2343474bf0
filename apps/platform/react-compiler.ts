import { reactCompilerPreset } from '@vitejs/plugin-react'

/**
 * What is drawn anew with each move and has much below it: pages, lists, boards, and the hooks whose values they pass on.
 * `e2e/rerenders.spec.ts` fails where one is missing.
 */
const drawnOften =
  /\/apps\/platform\/src\/(?:(?:analysis|computer)\/|chess\/(?:board\/(?:use|GameLayout)|(?:review|moves)\/use)|game\/table\/(?:FollowedGame|Game\.view|GamePanel|GameTable|GameStatus|OpeningName|use))|\/packages\/chess-board\/src\/(?:board|move-list|analysis-lines|evaluation-bar|move-tree|move-box|position-editor)\//

/**
 * React's compiler for the app and its stories: only what is drawn often is compiled. Compiled code is a third longer,
 * and everybody waits for it. What a compiled part has below it is drawn anew only when it is given something else.
 */
export const appCompiler = () =>
  reactCompilerPreset({ sources: (file) => drawnOften.test(file.replaceAll('\\', '/')) })
