export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
export { accountTones } from './account.ts'
export type {
  Account,
  AccountAction,
  AccountLink,
  FideIdLink,
  LoadingAccount,
  MemberAccount,
  VisitorAccount,
} from './account.ts'
