import type { Cluster } from '@campo-livre/domain/places/cluster.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'

type Counted = Pick<Cluster, 'pins' | 'fields' | 'fromPriceCents'>

/** Returns a number of fields in words: `1 campo`, `3 campos`. */
export function fieldCount(fields: number): string {
  return fields === 1 ? '1 campo' : `${formatCount(fields)} campos`
}

/** Returns the accessible name of a price on the map: `Arena X, 3 campos, a partir de R$ 90`. */
export function clusterName({ pins, fields, fromPriceCents }: Counted): string {
  const [first] = pins
  const who = pins.length === 1 && first ? first.name : `${formatCount(pins.length)} arenas`
  return `${who}, ${fieldCount(fields)}, a partir de ${formatCentsShort(fromPriceCents)}`
}
