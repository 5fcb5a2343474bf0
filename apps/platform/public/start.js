// Runs before the first paint, so that the page's ground has the reader's theme while the app loads.
// The app keeps the class of the theme that it showed last. See src/app/theme.ts.
try {
  const theme = localStorage.getItem('kingside.theme.class')
  if (theme) document.documentElement.className = theme
} catch {
  // Storage is forbidden: the page begins dark.
}
