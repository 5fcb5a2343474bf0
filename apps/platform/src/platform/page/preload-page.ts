// The first code of the app: it starts loading the page's files while the rest of the first file is parsed.

function pageFiles(): readonly string[] {
  const text = document.getElementById('page-files')?.textContent
  if (!text) return []
  const files: Readonly<Record<string, readonly string[]>> = JSON.parse(text)
  const { pathname } = window.location
  const isHere = (path: string) => (path === '/' ? pathname === path : pathname.startsWith(path))
  return Object.entries(files).flatMap(([path, named]) => (isHere(path) ? named : []))
}

for (const file of pageFiles()) {
  const link = document.createElement('link')
  if (file.endsWith('.js')) {
    link.rel = 'modulepreload'
  } else {
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'font'
    // As in the later request; with another mode the file would be loaded twice.
    link.crossOrigin = ''
  }
  link.href = `/${file}`
  document.head.append(link)
}
