import { addDays, fromLocal, toInstant } from '@campo-livre/domain/time/zone.ts'
import type { ClosureRecord, CompanyRecord, FieldRecord } from '@campo-livre/backend/store/records.ts'
import { hashOf } from './random.ts'

type Shape = { fromDay: number; fromHour: number; toDay: number; toHour: number; reason: string }

const shapes: readonly Shape[] = [
  { fromDay: 1, fromHour: 13, toDay: 1, toHour: 17, reason: 'Troca das redes' },
  { fromDay: 3, fromHour: 7, toDay: 3, toHour: 12, reason: 'Manutenção do piso' },
  { fromDay: 5, fromHour: 18, toDay: 5, toHour: 22, reason: 'Torneio da casa' },
  { fromDay: 6, fromHour: 8, toDay: 7, toHour: 20, reason: 'Copa do bairro' },
  { fromDay: 9, fromHour: 13, toDay: 9, toHour: 16, reason: 'Manutenção da iluminação' },
]

/** Builds the closures of a field: about every third one has one in the days after today, and only after it. */
export function fieldClosures(
  { id, companyId }: FieldRecord,
  timeZone: string,
  today: string,
): ClosureRecord[] {
  const shape = shapes[hashOf(id) % 16]
  if (!shape) return []
  const at = (day: number, hour: number) => toInstant(fromLocal(timeZone, addDays(today, day), hour * 60))
  return [
    {
      id: `cls-${id.slice(4)}`,
      companyId,
      fieldIds: [id],
      reason: shape.reason,
      reasonShown: true,
      when: {
        kind: 'once',
        start: at(shape.fromDay, shape.fromHour),
        end: at(shape.toDay, shape.toHour),
      },
    },
  ]
}

/** Builds closures of every kind for an arena, on days that no booking of the seed is laid out on. */
export function arenaClosures(company: CompanyRecord, fieldId: string, today: string): ClosureRecord[] {
  const { id: companyId, timeZone } = company
  const at = (day: number, hour: number) => toInstant(fromLocal(timeZone, addDays(today, day), hour * 60))
  return [
    {
      id: `cls-${companyId.slice(4)}-escolinha`,
      companyId,
      fieldIds: [fieldId],
      reason: 'Escolinha de futebol',
      reasonShown: true,
      when: {
        kind: 'weekly',
        weekdays: [1, 3],
        fromMinute: 480,
        toMinute: 600,
        since: addDays(today, 25),
        until: addDays(today, 200),
      },
    },
    {
      id: `cls-${companyId.slice(4)}-aniversario`,
      companyId,
      fieldIds: null,
      reason: 'Aniversário da arena',
      reasonShown: true,
      when: { kind: 'yearly', days: [addDays(today, 60).slice(5)] },
    },
    {
      id: `cls-${companyId.slice(4)}-dedetizacao`,
      companyId,
      fieldIds: null,
      reason: 'Dedetização',
      reasonShown: false,
      when: { kind: 'once', start: at(-40, 6), end: at(-40, 12) },
    },
  ]
}
