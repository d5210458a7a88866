import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'

/** Returns the Pix code for which the tab's athlete asked and that waits; undefined for none. */
export function ownPix({ pendingPix, athleteId }: Pick<TabDetail, 'pendingPix' | 'athleteId'>) {
  return pendingPix.find(({ byId }) => byId !== null && byId === athleteId)
}
