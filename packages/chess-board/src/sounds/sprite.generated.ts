// Written by scripts/sounds.mjs, as is sprite.wav.

/** Every sound, in the order of the sprite. */
export const soundNames = [
  'knock',
  'start',
  'zeitnot',
  'win',
  'def',
  'draw',
  'drawdecl',
  'call',
  'tourend',
  'popup',
] as const

/** Where each sound is in sprite.wav, in seconds. */
export const soundSlices = {
  knock: { offset: 0.01, duration: 0.11 },
  start: { offset: 0.13, duration: 0.52 },
  zeitnot: { offset: 0.66, duration: 0.22 },
  win: { offset: 0.89, duration: 0.78 },
  def: { offset: 1.68, duration: 0.78 },
  draw: { offset: 2.47, duration: 0.5 },
  drawdecl: { offset: 2.98, duration: 0.4 },
  call: { offset: 3.39, duration: 0.72 },
  tourend: { offset: 4.12, duration: 0.88 },
  popup: { offset: 5.01, duration: 0.16 },
} as const
