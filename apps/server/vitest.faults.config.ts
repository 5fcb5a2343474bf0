import { defineConfig } from 'vitest/config'

/** The fault tests: clients against the real server over a proxy that breaks the line. `npm run test:faults` */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    globalSetup: ['src/testing/database-snapshot.ts'],
    include: ['src/faults/*.faults.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
})
