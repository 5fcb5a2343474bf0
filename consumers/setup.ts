import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/environment.mjs'
import { publishedPackages } from '../scripts/lib/published-packages.mjs'
import { install, packPackages } from './lib/install.ts'
import { tell } from './lib/installed.ts'
import { reacts, type ReactVersion } from './lib/reacts.ts'
import { runVite, type Server, serveVite } from './lib/vite.ts'

const modules = join(root, 'node_modules')

/** Puts what a server draws into the pages that go on with it. */
function preRender(app: string) {
  const html = execFileSync(process.execPath, ['render.mjs'], { cwd: app, encoding: 'utf8' })
  for (const page of ['hydrate.html', 'dist/hydrate.html']) {
    const empty = readFileSync(join(app, page), 'utf8')
    writeFileSync(join(app, page), empty.replace('id="root">', `id="root">${html}`))
  }
}

/** Packs, installs, builds and serves; what it returns takes all of that away. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the setup so
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'kingside-consumers-'))
  const servers: Server[] = []
  const tearDown = () => {
    for (const { stop } of servers) stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const packed = packPackages(publishedPackages, join(folder, 'packed'))
  const make = (version: ReactVersion) => {
    const project = join(folder, `react-${version}`)
    install(
      {
        folder: project,
        // The other packages ask for React 19.
        ours: version === '19' ? publishedPackages : ['chess-game', 'chess-board'],
        others: {
          react: reacts[version],
          'react-dom': reacts[version],
          vite: modules,
          '@vitejs/plugin-react': modules,
          '@types/react': modules,
          '@types/react-dom': modules,
        },
        files: ['node', 'typescript', 'vite-app'],
      },
      packed,
    )
    return project
  }
  const serve = async (project: string, args: readonly string[]) => {
    const server = await serveVite(join(project, 'vite-app'), args)
    servers.push(server)
    return server.url
  }
  const build = async (project: string) => {
    const app = join(project, 'vite-app')
    await runVite(app, ['build'])
    await runVite(app, ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server'])
    preRender(app)
    return { built: await serve(project, ['preview']), dev: await serve(project, []) }
  }
  try {
    const folders = { '19': make('19'), '18': make('18') }
    tell({ folders, urls: { '19': await build(folders['19']), '18': await build(folders['18']) } })
    return tearDown
  } catch (error) {
    tearDown()
    throw error
  }
}
