import { keptPieces } from '@campo-livre/domain/tabs/pieces.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { useState } from 'react'

/** Returns the ids of the lines that have grown since the screen was opened. */
export function useAdded({ items }: Pick<TabDetail, 'items'>): ReadonlySet<string> {
  const [first] = useState(() => new Map(items.map((item) => [item.id, keptPieces(item)])))
  return new Set(items.filter((item) => keptPieces(item) > (first.get(item.id) ?? 0)).map(({ id }) => id))
}
