import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// https://vite.dev/config/
export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'hydrate.html', 'themes.html', 'sounds.html', 'mounts.html'],
    },
  },
})
