import type { AppDependencies } from '../../dependencies.ts'

/** The actions of the account menu. */
export interface AccountActions {
  readonly signIn: () => void
  readonly register: () => void
  readonly signOut: () => void
  /** @param navigate the navigation of the page that has the menu */
  readonly openProfile: (navigate: (path: string) => unknown) => void
  readonly changePassword: () => void
}

/** Connects the account menu to the session and to the popups of the account. */
export const createAccountActions = ({ actors }: AppDependencies): AccountActions => {
  const open = (popup: 'sign-in' | 'registration' | 'password-change') => () =>
    actors.popups.send({ type: 'popup.open', popup })
  return {
    signIn: open('sign-in'),
    register: open('registration'),
    signOut: () => actors.session.send({ type: 'session.signOut' }),
    openProfile: (navigate) => void navigate('/profile'),
    changePassword: open('password-change'),
  }
}
