// Prints what the server draws, after `vite build --ssr`.
import { render } from './dist-server/server.js'

process.stdout.write(render())
