/** Whole years on a day, both days by UTC. Who was born on 29 February is a year older on 1 March. */
export function ageOn(birthDate: Date, day: Date): number {
  const years = day.getUTCFullYear() - birthDate.getUTCFullYear()
  const months = day.getUTCMonth() - birthDate.getUTCMonth()
  const isBefore = months < 0 || (months === 0 && day.getUTCDate() < birthDate.getUTCDate())
  return years - (isBefore ? 1 : 0)
}
