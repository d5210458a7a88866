import type { SlotStatus } from '@campo-livre/domain/availability/slot-status.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { http, HttpResponse } from 'msw'
import { sampleField, sampleWeek } from '../../../testing/sample-field.ts'

const field = '/api/fields/:id'

/** Returns a story's answers for a field and a week that the seed does not have. */
export function fieldAnswers(
  changes: Partial<FieldDetail> = {},
  statusOf: (index: number) => SlotStatus = () => 'free',
) {
  const data = sampleField(changes)
  return [
    http.get(`${field}/availability`, ({ request }) => {
      const from = new URL(request.url).searchParams.get('from') ?? '2026-11-20'
      return HttpResponse.json({ data: sampleWeek(data, from, statusOf) })
    }),
    http.get(`${field}/reviews`, () =>
      HttpResponse.json({ data: [], meta: { page: 1, perPage: 5, total: 0 } }),
    ),
    http.get(field, () => HttpResponse.json({ data })),
  ]
}
