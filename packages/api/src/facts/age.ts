/**
 * A person's age in whole years on a day; both days as YYYY-MM-DD. Who was born on 29 February is a year older on 1 March.
 */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
