import type { BlockOut } from '@campo-livre/domain/fields/block-out.ts'
import { addDays, fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import { hashOf } from './random.ts'

type Shape = { fromDay: number; fromHour: number; toDay: number; toHour: number; reason: string }

const shapes: readonly Shape[] = [
  { fromDay: 1, fromHour: 13, toDay: 1, toHour: 17, reason: 'Troca das redes' },
  { fromDay: 3, fromHour: 7, toDay: 3, toHour: 12, reason: 'Manutenção do piso' },
  { fromDay: 5, fromHour: 18, toDay: 5, toHour: 22, reason: 'Torneio da casa' },
  { fromDay: 6, fromHour: 8, toDay: 7, toHour: 20, reason: 'Copa do bairro' },
  { fromDay: 9, fromHour: 13, toDay: 9, toHour: 16, reason: 'Manutenção da iluminação' },
]

/** Builds the block-outs of a field: about every third one has one in the days after today, and only after it. */
export function blockOutsOf(fieldId: string, timeZone: string, today: string): BlockOut[] {
  const shape = shapes[hashOf(fieldId) % 16]
  if (!shape) return []
  return [
    {
      id: `blk-${fieldId.slice(4)}`,
      start: toInstant(fromLocal(timeZone, addDays(today, shape.fromDay), shape.fromHour * 60)),
      end: toInstant(fromLocal(timeZone, addDays(today, shape.toDay), shape.toHour * 60)),
      reason: shape.reason,
    },
  ]
}
