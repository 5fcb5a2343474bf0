export { provideSupportMessage } from './support-message.machine.ts'
export type { SupportMessageMachine } from './support-message.machine.ts'
export type {
  SupportMessageCode,
  SupportMessageDeps,
  SupportMessageForm,
  SupportMessageProblems,
} from './support-message.types.ts'
export { selectSupportMessageView } from './support-message.view.ts'
export type { SupportMessageView } from './support-message.view.ts'
