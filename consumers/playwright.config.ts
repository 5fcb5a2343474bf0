import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/lib/chromium.mjs'
import { type Mode, modes, reacts, type ReactVersion } from './lib/reacts.ts'
import type { AppOptions } from './tests/app.ts'

const executablePath = chromiumPath()
const isVersion = (text: string): text is ReactVersion => text in reacts

/**
 * `@once` is the same with any React and any server; `@built` needs a stylesheet in the page, which
 * development brings by script, or takes long in development.
 */
function leftOut(react: ReactVersion, mode: Mode): RegExp[] {
  return [
    ...(mode === 'dev' ? [/@built/] : []),
    ...(mode === 'dev' || react !== '19' ? [/@once/] : []),
  ]
}

export default defineConfig<AppOptions>({
  testDir: 'tests',
  outputDir: '../test-results/consumers',
  globalSetup: './setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['dot'], ['json', { outputFile: '../test-results/consumers.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 800, height: 800 },
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'installed', testMatch: 'installed.spec.ts' },
    ...Object.keys(reacts)
      .filter(isVersion)
      .flatMap((react) =>
        modes.map((mode) => ({
          name: `react-${react}-${mode}`,
          testIgnore: 'installed.spec.ts',
          grepInvert: leftOut(react, mode),
          use: { app: { react, mode } },
        })),
      ),
  ],
})
