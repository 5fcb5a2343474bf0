/** Generated pictures for stories, without files. Their colours do not follow the theme. */
const sky = ['#6d8aa8', '#c98a5e', '#7c9a74', '#8c6f94', '#b5a15f', '#5f8f95', '#a86d6d', '#667099']

const drawing = (index: number, width: number, height: number) => {
  const hue = sky[index % sky.length] ?? ''
  const sun = width * (0.2 + (index % 4) * 0.2)
  const hill = height * (0.5 + (index % 3) * 0.08)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${hue}"/><circle cx="${sun}" cy="${height * 0.3}" r="${height * 0.12}" fill="#f3e3c3"/><path d="M0 ${hill} Q ${width * 0.3} ${hill * 0.7} ${width * 0.6} ${hill} T ${width} ${hill * 0.9} V ${height} H 0 Z" fill="#2e3a35" opacity="0.75"/><path d="M0 ${hill * 1.25} Q ${width * 0.4} ${hill} ${width} ${hill * 1.3} V ${height} H 0 Z" fill="#1c2320"/></svg>`
}

/** A landscape; the index chooses its colours and shapes. */
export const samplePicture = (index: number, width = 800, height = 600): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing(index, width, height))}`

/** An address that loads no picture. */
export const brokenPicture = 'data:image/png;base64,broken'
