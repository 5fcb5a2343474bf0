const drawn = (ground: string, shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360"><rect width="480" height="360" fill="${ground}"/>${shapes}</svg>`,
  )}`

const squares = (light: string, dark: string) =>
  Array.from({ length: 48 }, (_, place) => {
    const [column, row] = [place % 8, Math.floor(place / 8)]
    const color = (column + row) % 2 === 0 ? light : dark
    return `<rect x="${column * 60}" y="${row * 60}" width="60" height="60" fill="${color}"/>`
  }).join('')

const pawn = (x: number, y: number, color: string) =>
  `<g transform="translate(${x} ${y})" fill="${color}"><circle cy="-74" r="19"/><path d="M-22-56h44v9H13c0 17 9 27 17 36h-60c8-9 17-19 17-36h-9Z"/><path d="M-36-14h72V0h-72Z"/></g>`

const rook = (x: number, y: number, color: string) =>
  `<path transform="translate(${x} ${y})" fill="${color}" d="M-48-150h22v20h14v-20h24v20h14v-20h22v42l-14 12 8 82h10V0h-104v-14h10l8-82-14-12Z"/>`

const people = [70, 155, 240, 325, 410]
  .map(
    (x, place) =>
      `<circle cx="${x}" cy="${190 - (place % 2) * 14}" r="26" fill="#e9c9a4"/><path d="M${x - 44} 360v-70a44 44 0 0 1 88 0v70Z" fill="${['#35506b', '#8a6a40', '#5c7a3a', '#a34a3a', '#44406b'][place] ?? '#35506b'}"/>`,
  )
  .join('')

/** Pictures as a club shows them, drawn for stories: a board, a table with its clock, a cup, people, the house. */
export const samplePictures = {
  board: drawn(
    '#f1d9b5',
    `${squares('#f1d9b5', '#b88762')}${pawn(150, 290, '#ffffff')}${pawn(330, 230, '#2a2420')}`,
  ),
  clock: drawn(
    '#2f4a43',
    '<rect x="110" y="120" width="260" height="140" rx="18" fill="#e8dfd0"/><circle cx="180" cy="190" r="48" fill="#ffffff" stroke="#2a2420" stroke-width="6"/><circle cx="300" cy="190" r="48" fill="#ffffff" stroke="#2a2420" stroke-width="6"/><path d="M180 190v-30M180 190l18 12M300 190v-30M300 190l-20 8" stroke="#2a2420" stroke-width="6" stroke-linecap="round"/><rect x="150" y="100" width="60" height="16" rx="6" fill="#c8402f"/><rect x="270" y="92" width="60" height="16" rx="6" fill="#c8402f"/>',
  ),
  cup: drawn(
    '#f4e6c8',
    '<path d="M170 70h140v60a70 70 0 0 1-140 0Z" fill="#c99a2e"/><path d="M170 90h-40c0 50 20 70 52 72M310 90h40c0 50-20 70-52 72" fill="none" stroke="#c99a2e" stroke-width="14"/><path d="M226 198h28v50h-28Z" fill="#a87f22"/><path d="M180 248h120v46H180Z" fill="#5b4321"/>',
  ),
  people: drawn('#dfe7ee', people),
  house: drawn(
    '#cfe0ee',
    `<path d="M0 290h480v70H0Z" fill="#7f9a63"/>${rook(240, 300, '#7a5c35')}`,
  ),
} as const
