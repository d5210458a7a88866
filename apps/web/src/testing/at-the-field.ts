import { ARRIVAL_SECRET } from '@campo-livre/backend/rachas/racha-context.ts'
import { arrivalCode } from '@campo-livre/domain/rachas/arrival-code.ts'
import { backend } from './backend.ts'

const ID = 'rch-atleta-01'
const HALF_AN_HOUR_MS = 1_800_000

/**
 * Has the persona's next racha begin in half an hour, with `Bocão` expected, who has no account; returns the address that
 * its code leads to.
 */
export async function atTheField(): Promise<string> {
  const { rachas, clock } = backend.db
  const now = clock.now()
  const start = new Date(Date.parse(now) + HALF_AN_HOUR_MS).toISOString()
  const end = new Date(Date.parse(now) + 4 * HALF_AN_HOUR_MS).toISOString()
  const { participants = [] } = rachas.find(ID) ?? {}
  const [first, ...others] = participants
  if (!first) throw new Error('nobody is on the roster')
  const bocao = { ...first, id: 'bocao', userId: null, name: 'Bocão', status: 'confirmed' as const }
  const racha = await rachas.update(ID, {
    start,
    end,
    bookingId: null,
    participants: [first, ...others, bocao],
  })
  const { code } = arrivalCode(racha, ARRIVAL_SECRET, now)
  return `/racha/${racha.linkToken}?chegada=${code ?? ''}`
}
