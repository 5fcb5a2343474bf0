export const socialProviders = ['apple', 'google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** How an identity check stands at the provider. */
export const identityStatuses = ['requires_input', 'processing', 'verified', 'canceled'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** How a request for verification by hand stands. */
export const verificationStatuses = ['on_check', 'verified', 'rejected'] as const
