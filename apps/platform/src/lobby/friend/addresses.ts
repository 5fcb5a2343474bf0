const path = '/friend_invite'

/** The full address of a link for a friend. */
export const friendAddress = (code: string): string => addressOf('code', code)

/** The full address of an invite for a guest. */
export const inviteAddress = (code: string): string => addressOf('invite', code)

function addressOf(name: 'code' | 'invite', code: string): string {
  const address = new URL(path, window.location.origin)
  address.searchParams.set(name, code)
  return address.href
}
