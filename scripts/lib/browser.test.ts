import { describe, expect, it } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.mjs'

interface World {
  readonly env?: NodeJS.ProcessEnv
  readonly platform?: string
  /** Files that are there; installing may add to them. */
  readonly files?: readonly string[]
  readonly broken?: readonly string[]
  readonly playwright?: string
  readonly root?: boolean
  /** What a command puts on the disk, by the beginning of its line; other commands fail. */
  readonly installs?: Readonly<Record<string, readonly string[]>>
}

function worldOf({ env = {}, platform = 'linux', root = true, installs = {}, ...given }: World) {
  const files = new Set(given.files)
  const commands: string[] = []
  const lines: string[] = []
  return {
    commands,
    lines,
    effects: {
      env: { PATH: '/usr/local/bin:/usr/bin', ...env },
      platform,
      exists: (path: string) => files.has(path),
      isRoot: () => root,
      playwrightPath: () => Promise.resolve(given.playwright),
      say: (line: string) => lines.push(line),
      run: ({ file, args }: { readonly file: string; readonly args: readonly string[] }) => {
        const line = [file, ...args].join(' ')
        commands.push(line)
        if (files.has(file) && args[0] === '--version') {
          const code = given.broken?.includes(file) ? 127 : 0
          return Promise.resolve({
            code,
            output: 'a warning\nChromium 150.0.1.2\n',
            timedOut: false,
          })
        }
        const installed = Object.entries(installs).find(([ending]) => line.endsWith(ending))?.[1]
        installed?.forEach((path) => files.add(path))
        return Promise.resolve({ code: installed ? 0 : 1, output: '', timedOut: false })
      },
    },
  }
}

const version = 'Chromium 150.0.1.2'
const cached = '/cache/ms-playwright/chrome'

describe('finding a browser', () => {
  it('prefers the one that is named', async () => {
    const files = ['/opt/mine', '/usr/bin/chromium', cached]
    const { effects } = worldOf({
      env: { KINGSIDE_CHROMIUM: '/opt/mine' },
      files,
      playwright: cached,
    })
    expect(await findBrowser(effects)).toEqual({ path: '/opt/mine', version })
  })

  it("prefers an installed one over Playwright's", async () => {
    const { effects } = worldOf({ files: ['/usr/bin/google-chrome', cached], playwright: cached })
    expect(await findBrowser(effects)).toEqual({ path: '/usr/bin/google-chrome', version })
  })

  it('looks for Chromium before Chrome, along the PATH', async () => {
    const files = ['/usr/local/bin/google-chrome', '/usr/bin/chromium']
    expect(await findBrowser(worldOf({ files }).effects)).toEqual({
      path: '/usr/bin/chromium',
      version,
    })
  })

  it('knows where macOS keeps it', async () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(await findBrowser(worldOf({ platform: 'darwin', files: [path] }).effects)).toEqual({
      path,
      version,
    })
  })

  it('takes the one that Playwright downloaded earlier', async () => {
    const { effects } = worldOf({ files: [cached], playwright: cached })
    expect(await findBrowser(effects)).toEqual({ path: cached, version })
  })

  it('passes over one that does not start, and says so', async () => {
    const files = ['/usr/bin/chromium', '/usr/bin/google-chrome']
    const { effects, lines } = worldOf({ files, broken: ['/usr/bin/chromium'] })
    expect(await findBrowser(effects)).toEqual({ path: '/usr/bin/google-chrome', version })
    expect(lines).toEqual(['Passing over /usr/bin/chromium: it does not start (exit code 127).'])
  })

  it('finds nothing where there is nothing', async () => {
    expect(await findBrowser(worldOf({ playwright: cached }).effects)).toBeUndefined()
  })
})

describe('making sure of a browser', () => {
  it('installs nothing when there is one', async () => {
    const { effects, commands } = worldOf({ files: ['/usr/bin/chromium'] })
    await ensureBrowser(effects)
    expect(commands).toEqual(['/usr/bin/chromium --version'])
  })

  it("tries Playwright's download first", async () => {
    const installs = { 'install chromium': [cached] }
    const { effects, commands } = worldOf({
      files: ['/usr/bin/apt-get'],
      playwright: cached,
      installs,
    })
    expect(await ensureBrowser(effects)).toEqual({ path: cached, version })
    expect(commands.join('\n')).not.toContain('apt-get')
  })

  it('turns to the package manager when the download fails', async () => {
    const installs = {
      'apt-get update': [],
      'apt-get install -y --no-install-recommends chromium': ['/usr/bin/chromium'],
    }
    const { effects, commands } = worldOf({ files: ['/usr/bin/apt-get'], installs })
    expect(await ensureBrowser(effects)).toEqual({ path: '/usr/bin/chromium', version })
    expect(commands.slice(1, 3)).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium',
    ])
  })

  it('uses sudo without a password prompt when it is not root', async () => {
    const installs = { 'sudo -n dnf install -y chromium': ['/usr/bin/chromium'] }
    const { effects } = worldOf({ files: ['/usr/bin/dnf'], root: false, installs })
    expect(await ensureBrowser(effects)).toEqual({ path: '/usr/bin/chromium', version })
  })

  it('tries a download again that lacked libraries, once the package manager brought them', async () => {
    const broken = [cached]
    const installs = {
      'install chromium': [cached],
      'apt-get update': [],
      'apt-get install -y --no-install-recommends chromium': ['/usr/bin/chromium'],
    }
    const { effects, lines } = worldOf({
      files: ['/usr/bin/apt-get'],
      broken,
      playwright: cached,
      installs,
    })
    expect(await ensureBrowser(effects)).toEqual({ path: '/usr/bin/chromium', version })
    expect(lines).toContain(`Passing over ${cached}: it does not start (exit code 127).`)
  })

  it('says what to install when nothing helps', async () => {
    const failure = ensureBrowser(worldOf({}).effects)
    await expect(failure).rejects.toThrow('No Chromium or Chrome was found')
    await expect(failure).rejects.toMatchObject({
      how: expect.stringContaining('apt-get install chromium'),
    })
  })

  it('installs nothing where that is forbidden', async () => {
    const { effects, commands } = worldOf({
      env: { KINGSIDE_NO_INSTALL: '1' },
      files: ['/usr/bin/apt-get'],
      installs: { 'apt-get update': [] },
    })
    await expect(ensureBrowser(effects)).rejects.toMatchObject({
      why: 'KINGSIDE_NO_INSTALL is set, so none was installed.',
    })
    expect(commands).toEqual([])
  })
})
