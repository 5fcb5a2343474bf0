// The first thing that the app does: while the rest of its first file is read, the page's own files are on their way.

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
    // As whoever takes it asks for it: otherwise it is loaded twice.
    link.crossOrigin = ''
  }
  link.href = `/${file}`
  document.head.append(link)
}
