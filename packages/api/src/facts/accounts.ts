export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]

export const socialProviders = ['apple', 'google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** The provider's status of an identity check. */
export const identityStatuses = ['requires_input', 'processing', 'verified', 'canceled'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** The status of a request for manual verification. */
export const verificationStatuses = ['on_check', 'verified', 'rejected'] as const
