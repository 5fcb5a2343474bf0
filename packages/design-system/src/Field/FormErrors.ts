import { createContext } from 'react'

/** The error of each field, by the field's name. */
export type FormErrors = Readonly<Record<string, string>>

/** The errors of the surrounding form. */
export const FormErrorsContext = createContext<FormErrors>({})
