import { latePart } from '../platform/page/index.ts'

/** The certificates, in a file of their own: few players have a title. */
export const PlayerCertificates = latePart(
  async () => (await import('../account/titles/index.ts')).PlayerCertificates,
)
