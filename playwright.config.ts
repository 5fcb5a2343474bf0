import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { operatorEmail, operatorToken } from './e2e/operator.ts'
import { chromiumFlags, chromiumPath } from './scripts/lib/chromium.mjs'

const port = Number(process.env['KINGSIDE_E2E_PORT'] ?? 4310)
const executablePath = chromiumPath()

/** Only the process that starts the server needs a database; the workers load this file too. */
const data = () => mkdtempSync(join(tmpdir(), 'kingside-e2e-'))

const lastingMinutes = /(?:time-and-absence|tournament-swiss)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // On two cores three take a seventh less time, and now and then a page is too slow for what waits for it.
  workers: 2,
  fullyParallel: true,
  // A clock that runs out takes a minute: begun first it passes beside the others, begun last it is waited for.
  projects: [
    { name: 'clock', testMatch: lastingMinutes },
    { name: 'people', testIgnore: lastingMinutes },
  ],
  retries: 0,
  forbidOnly: true,
  // Each step has a time of its own; this one only ends a test that hangs. The longest take 20 s where nothing else runs,
  // and a busy machine has taken three times as long.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // What the worker answers, a test could not hold back. Those of the installed app let it in.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // Snapshots say what stood there; pictures of every frame, of tests that pass too, would only cost time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: [...chromiumFlags], ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `node e2e/server.ts --port ${port} --data ${process.env['TEST_WORKER_INDEX'] === undefined ? data() : 'none'}`,
    url: `http://localhost:${port}/api/health/`,
    env: {
      KINGSIDE_OPERATOR_TOKEN: operatorToken,
      KINGSIDE_OPERATORS: operatorEmail,
      // The tests are the proxy in front of it: each of them may come from an address of its own.
      KINGSIDE_TRUSTED_PROXIES: '127.0.0.1,::1',
      KINGSIDE_SANDBOX: '1',
      KINGSIDE_SHORTEST_LEAD: '5',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
