const path = '/friend_invite'

/** The whole address that leads a friend to the game of a link. */
export const friendAddress = (code: string): string => addressOf('code', code)

/** The whole address that leads a guest to an invite. */
export const inviteAddress = (code: string): string => addressOf('invite', code)

function addressOf(name: 'code' | 'invite', code: string): string {
  const address = new URL(path, window.location.origin)
  address.searchParams.set(name, code)
  return address.href
}
