import { ageOn } from './age.ts'
import { isDateUntil } from './field-rules.ts'

/** Rules of the federation's form, for the page and the server alike (specification 3, section 5). */

/** The federation has profiles of players from this age on, in years. */
export const minFideAge = 3
/** Younger players need the consent of a parent. */
export const consentAge = 13

/** The longest name and place that the form takes. */
export const maxFideName = 60
export const maxFidePlace = 120

/**
 * A name as the federation writes it, with single spaces and hyphens: null is no such name. Only the letters A to Z:
 * the federation's list has no others.
 */
export function parseFideName(text: string): string | null {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  return name.length <= maxFideName && /^[A-Za-z]+(?:[ -][A-Za-z]+)*$/.test(name) ? name : null
}

/**
 * What is wrong with a birth date; both days as YYYY-MM-DD.
 * @returns null where it is right
 */
export function fideBirthDateProblem(
  birthDate: string,
  today: string,
): 'incorrect_date' | 'too_young' | null {
  if (!isDateUntil(birthDate, today)) return 'incorrect_date'
  return ageOn(today, birthDate) < minFideAge ? 'too_young' : null
}

/** Whether a parent must consent; both days as YYYY-MM-DD. */
export const needsConsent = (birthDate: string, today: string): boolean =>
  ageOn(today, birthDate) < consentAge
