import type { MyWait } from '@campo-livre/domain/waiting/wait.ts'
import { sampleCompany } from './sample-company.ts'
import { sampleField } from './sample-field.ts'

/** A wait for stories and tests: second in the queue for Friday, 20 November, 19h to 20h. */
export function sampleWait(changes: Partial<MyWait> = {}): MyWait {
  return {
    id: 'wait-1',
    start: '2026-11-20T22:00:00.000Z',
    end: '2026-11-20T23:00:00.000Z',
    createdAt: '2026-11-19T13:00:00.000Z',
    field: sampleField(),
    company: sampleCompany(),
    way: 'turns',
    place: 2,
    offer: null,
    isFree: false,
    ...changes,
  }
}
