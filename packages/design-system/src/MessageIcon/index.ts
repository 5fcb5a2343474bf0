export { MessageIcon, messageTypes, type MessageType } from './MessageIcon.tsx'
