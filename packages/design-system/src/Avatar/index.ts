export { Avatar, avatarKinds, avatarShapes, presenceStates } from './Avatar.tsx'
export type { AvatarProps, Presence } from './Avatar.tsx'
