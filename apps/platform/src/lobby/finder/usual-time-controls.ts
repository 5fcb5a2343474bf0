/** How many time controls there are of each kind: what stands below them does not move when they come. */
export const usualTimeControls = [
  { family: 'bullet', controls: 5 },
  { family: 'blitz', controls: 7 },
  { family: 'rapid', controls: 7 },
] as const
