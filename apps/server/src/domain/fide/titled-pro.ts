import type { FidePorts } from './fide-ports.ts'
import { tellMember } from './tell-decision.ts'

/** Gives a titled player Pro for life, where it was asked for and the id is verified, and tells of it. */
export async function giveTitledPro(ports: FidePorts, accountId: number): Promise<void> {
  const isGiven = await ports.fide.giveTitledPro(accountId, ports.clock.now())
  if (!isGiven) return
  ports.background.run('fide.tell', () =>
    tellMember(ports, accountId, ({ proGranted }) => proGranted),
  )
}
