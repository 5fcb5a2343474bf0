/** The squares of one colour, as one path. */
const squares = (parity: number) =>
  Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const)
    .filter(([x, y]) => (x + y) % 2 === parity)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('')

const clip = (id: string, parity: number) =>
  `<clipPath id='${id}'><path d='${squares(parity)}'/></clipPath>`

/** Draws a path of the defs, slightly offset, so that a vein is sharp on one side and fades on the other. */
const lay = (id: string, color: string, width: number, opacity: number, aside = 0) =>
  `<use href='#${id}' stroke='${color}' stroke-width='${width}' opacity='${opacity}'${aside ? ` y='${aside}'` : ''}/>`

const vein = (id: string, bed: string, core: string, strength: number) =>
  lay(id, bed, 0.16, 0.08 * strength, 0.085) +
  lay(id, bed, 0.1, 0.1 * strength, 0.055) +
  lay(id, bed, 0.05, 0.16 * strength, 0.028) +
  lay(id, core, 0.024, 0.5 * strength)

const cloud = (id: string, x: number, y: number, rx: number, ry: number, turn: number) =>
  `<ellipse rx='${rx}' ry='${ry}' transform='translate(${x} ${y}) rotate(${turn})' fill='url(#${id})'/>`

const gradient = (id: string, color: string, opacity: number) =>
  `<radialGradient id='${id}'><stop stop-color='${color}' stop-opacity='${opacity}'/><stop offset='1' stop-color='${color}' stop-opacity='0'/></radialGradient>`

const greyVeins = [
  'M-.2 1.5l.27 .12 .3 .07 .25 .16 .26 .14 .3 .06 .28 .1 .29 .08 .27 .13 .27 .12 .27 .15',
  '.26 .13 .28 .13 .29 .06 .3 .03 .28 .11 .23 .2 .23 .19 .21 .21 .28 .1 .27 .14 .26 .16 .18',
  '.24 .2 .22 .21 .21 .22 .21 .23 .19 .27 .13 .27 .12 .28 .11 .28 .12 .25 .17 .28 .08 .3',
  '.05 .3 .02M-.2 5.4l.2 .22 .23 .2 .21 .21 .18 .24 .12 .28 .22 .2 .19 .23 .21 .22 .23 .18',
  '.24 .19 .15 .26 .18 .24 .09 .28 .17 .25M4.1 -.2l.26 .15 .3 .05 .29 .04 .3 .01 .3 -.02',
  '.29 .07 .3 .06 .28 .09 .22 .21 .23 .19 .23 .19 .29 .07 .27 .14 .25 .16 .18 .24 .19 .24',
  '.14 .26 .18 .24 .13 .27',
].join(' ')
const greyHairs = [
  'M1.18 2.05l.09 .29 .09 .29 .17 .25 .07 .29 .15 .26 .11 .28M3.39 2.95l.3 0 .3 -.05 .28',
  '-.1 .29 -.06 .3 -.01 .3 .04 .3 0 .29 -.06M5.83 4.55l.3 .04 .28 .1 .29 .1 .29 .07 .28 .11',
  '.29 .05 .3 -.03 .28 -.12M7.59 5.64l-.02 .3 -.04 .29 -.05 .3 -.02 .3 .02 .3 .07 .29 .06',
  '.29M.74 6.55l.29 -.08 .3 -.01 .29 -.05 .3 -.07 .29 -.06M5.55 .03l.27 .13 .3 .04 .27 .12',
  '.23 .19 .27 .14 .29 .09 .28 .09 .3 .07 .28 .1M7.66 1.05l.03 .3 -.01 .3 -.01 .3 0 .3 -.07',
  '.29 .03 .3',
].join(' ')
const paleVeins = [
  'M8.2 1.4l-.26 .16 -.28 .11 -.27 .12 -.27 .12 -.23 .2 -.27 .13 -.29 .08 -.26 .14 -.25 .17',
  '-.19 .23 -.25 .17 -.25 .16 -.21 .21 -.24 .19 -.24 .18 -.22 .2 -.26 .15 -.24 .18 -.19 .23',
  '-.19 .24 -.23 .18 -.29 .09 -.27 .14 -.29 .07 -.3 0 -.29 .06 -.25 .16 -.22 .21 -.24 .18',
  '-.25 .16 -.25 .17 -.25 .16 -.27 .13 -.25 .17 -.27 .14 -.27 .12M8.2 5.2l-.27 .13 -.29 .07',
  '-.27 .13 -.28 .12 -.29 .08 -.29 .08 -.29 .02 -.28 .12 -.29 .1 -.25 .15 -.26 .15 -.28 .12',
  '-.26 .14 -.28 .11 -.28 .12 -.28 .09 -.29 .07 -.26 .15 -.25 .17 -.28 .11 -.25 .17 -.23',
  '.19 -.2 .23 -.18 .23 -.19 .24 -.15 .26M4.2 -.2l-.26 .16 -.18 .23 -.15 .26 -.26 .16 -.28',
  '.11 -.27 .14 -.28 .09 -.29 .07 -.3 -.01 -.26 .15 -.24 .18 -.28 .1 -.28 .13 -.26 .14 -.23',
  '.2 -.29 .07 -.29 .06 -.29 .08 -.3 .01',
].join(' ')
const paleHairs = [
  'M6.89 2.11l-.3 0 -.29 .08 -.29 -.04 -.3 -.03 -.3 -.02 -.3 -.04M4.22 3.97l-.3 .05 -.3',
  '-.01 -.3 .01 -.28 .09 -.3 .06 -.3 .02 -.29 -.07 -.3 -.01 -.29 .04 -.3 .02 -.3 .05M1.67',
  '5.31l-.28 .12 -.27 .13 -.27 .12 -.28 .11 -.28 .11M-.06 6.48l-.08 .29 -.15 .26 -.2 .23',
  '-.21 .21M6.8 5.73l-.29 .08 -.3 -.02 -.29 .05 -.3 -.01 -.3 0 -.3 -.03 -.3 0 -.3 .01M4.32',
  '6.72l-.3 -.02 -.3 -.02 -.29 -.08 -.29 -.09 -.3 0M3.07 .72l-.29 .06 -.3 .06 -.29 .05 -.3',
  '-.02 -.29 -.08 -.28 -.11 -.28 -.11 -.28 -.09 -.3 -.06M.87 1.57l-.06 .29 .02 .3 .01 .3',
  '.04 .3 0 .3 -.03 .29 -.03 .3',
].join(' ')

/**
 * Two slabs cut into squares: in the white one grey veins fall to the right, in the green one pale veins
 * fall to the left, each with drifting clouds.
 */
export const texture = [
  '<defs>',
  clip('marble-white', 0),
  clip('marble-verde', 1),
  `<path id='marble-grey' d='${greyVeins}'/><path id='marble-grey-hairs' d='${greyHairs}'/>`,
  `<path id='marble-pale' d='${paleVeins}'/><path id='marble-pale-hairs' d='${paleHairs}'/>`,
  gradient('marble-mist', '#9aa59d', 0.3),
  gradient('marble-moss', '#54705f', 0.45),
  gradient('marble-foam', '#b4c6b8', 0.4),
  "</defs><g clip-path='url(#marble-white)' fill='none' stroke-linecap='round' stroke-linejoin='round'>",
  cloud('marble-mist', 1.6, 2.2, 2.6, 0.9, 38),
  cloud('marble-mist', 5.2, 1.2, 2, 0.7, 42),
  cloud('marble-mist', 4.4, 5.6, 3, 0.9, 36),
  cloud('marble-mist', 7.2, 6.2, 1.8, 0.8, 44),
  vein('marble-grey', '#8b978f', '#6d7a72', 1),
  lay('marble-grey-hairs', '#76837b', 0.02, 0.36),
  "</g><g clip-path='url(#marble-verde)' fill='none' stroke-linecap='round' stroke-linejoin='round'>",
  cloud('marble-moss', 6, 1.8, 2.8, 1, -34),
  cloud('marble-moss', 2.2, 3.4, 2.2, 0.8, -30),
  cloud('marble-moss', 3.6, 7, 2.8, 0.9, -36),
  cloud('marble-foam', 6.4, 5, 2.4, 0.9, -32),
  cloud('marble-foam', 1, 6.2, 1.8, 0.7, -38),
  vein('marble-pale', '#dfe9e0', '#f0f5f0', 0.72),
  lay('marble-pale-hairs', '#e8f0e9', 0.02, 0.36),
  '</g>',
].join('')
