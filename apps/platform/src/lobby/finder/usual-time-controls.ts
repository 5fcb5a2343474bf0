/** The usual number of time controls of each board type, so that nothing below moves when they load. */
export const usualTimeControls = [
  { family: 'bullet', controls: 5 },
  { family: 'blitz', controls: 7 },
  { family: 'rapid', controls: 7 },
  { family: 'classic', controls: 3 },
] as const
