import type { SeriesRequest } from '@campo-livre/domain/series/request.ts'
import { addDays, fromLocal, localDay } from '@campo-livre/domain/time/zone.ts'
import type { CompanyRecord, SeriesRequestRecord, UserRecord } from '@campo-livre/backend/store/records.ts'
import { instantOf } from '../instants.ts'

type Place = {
  company: CompanyRecord
  atleta: UserRecord
  crowd: readonly UserRecord[]
  now: string
}

/** Builds the requests that wait at an arena: two for its answer, and one that the persona Atleta has to answer. */
export function buildSeriesRequests({ company, atleta, crowd, now }: Place): SeriesRequestRecord[] {
  const { timeZone } = company
  const today = localDay(timeZone, now)
  const [first, second] = crowd.slice(15)
  if (!first || !second) throw new Error('the town has too few athletes')
  const at = (day: number, hour: number) => instantOf(fromLocal(timeZone, addDays(today, day), hour * 60))
  const wish = (field: string, day: number, hour: number): SeriesRequest['wish'] => ({
    fieldId: `fld-${company.slug}-${field}`,
    from: addDays(today, day),
    startMinute: hour * 60,
    minutes: 60,
    every: 1,
  })
  const open = (id: string, { id: athleteId, name, phone }: UserRecord) => ({
    id,
    companyId: company.id,
    athleteId,
    customerName: name,
    customerPhone: phone,
    status: 'open' as const,
    offer: null,
    reason: null,
    answeredAt: null,
    seriesId: null,
  })
  return [
    {
      ...open('pedido-quadra', first),
      wish: wish('quadra-coberta', 6, 20),
      note: 'Turma fixa de 12, a gente joga junto há dois anos.',
      createdAt: at(-1, 9),
    },
    {
      ...open('pedido-volei', second),
      wish: wish('volei-praia', 9, 8),
      note: '',
      createdAt: at(-2, 20),
    },
    {
      ...open('pedido-atleta', atleta),
      wish: wish('campo-norte', 8, 20),
      note: 'Pode ser outro campo também.',
      createdAt: at(-4, 13),
      status: 'offered',
      offer: {
        ...wish('campo-norte', 8, 14),
        priceCents: 14_000,
        terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
        message: 'Às 20h já tem turma. Às 14h o campo é de vocês.',
      },
      answeredAt: at(-3, 10),
    },
  ]
}
