import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { applySplitCommand } from '@campo-livre/domain/splits/apply-command.ts'
import type { SplitEdit, SplitStep } from '@campo-livre/domain/splits/command.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { formatLongDay } from '@campo-livre/domain/time/format-days.ts'
import { toMinutes } from '@campo-livre/domain/time/zone.ts'
import { personaIds } from '../../personas/persona-ids.ts'
import type {
  BookingRecord,
  CompanyRecord,
  SplitRecord,
  UserRecord,
} from '@campo-livre/backend/store/records.ts'
import { spellCode } from '../codes.ts'
import { instantOf } from '../instants.ts'

type Town = {
  users: ReadonlyMap<string, UserRecord>
  companies: readonly CompanyRecord[]
  bookings: readonly BookingRecord[]
  now: string
}

/** The number from which the code of the bill is made. */
const NUMBER = 800_000
const ID = 'conta-atleta-01'
const names = ['Rafael Nunes', 'Bocão', 'Tiago', 'Dedé', 'Marcelo Paiva', 'Índio', 'João 2', 'Goleiro Zé']

/** Builds a bill of the persona Atleta, half paid: field, ball fund, goalkeeper, and drinks that wait for whose they were. */
export function buildSplits({ users, companies, bookings, now }: Town): SplitRecord[] {
  const atleta = users.get(personaIds.atleta)
  const [game] = bookings
    .filter((each) => each.athleteId === personaIds.atleta && statusAt(each, now) === 'completed')
    .toSorted((a, b) => (a.end < b.end ? 1 : -1))
  const company = companies.find(({ id }) => id === game?.companyId)
  if (!atleta || !game || !company) throw new Error('the bill of the persona has lost its game')
  const { timeZone } = company
  const title = `o jogo de ${formatLongDay(game.start, timeZone)}, ${formatTimes(game, timeZone)}`
  const personIds = names.map((_name, index) => `pessoa-${index + 1}`)
  const edits: SplitEdit[] = [
    person(`me-${atleta.id}`, atleta.name, { sameAs: atleta.id }),
    ...names.map((name, index) =>
      person(`pessoa-${index + 1}`, name, { exempt: name.startsWith('Goleiro') }),
    ),
    item('field', 'Campo', game.priceCents, { kind: 'field', source: { kind: 'booking', id: game.id } }),
    item('ball', 'Caixinha da bola', 1800, { kind: 'ball' }),
    item('keeper', 'Goleiro', 4000, { kind: 'goalkeeper' }),
    item('drinks', 'Isotônicos', 2400, { payers: { of: 'claim' } }),
  ]
  let split: SplitRecord | undefined
  let count = 0
  const give = (command: Without<SplitStep>, by: 'organizer' | 'link' = 'organizer') => {
    count += 1
    const outcome = applySplitCommand(
      { ...command, id: `${ID}-${count}`, splitId: ID },
      {
        at: instantOf(toMinutes(game.end) + count),
        by: by === 'organizer' ? { id: atleta.id, name: atleta.name } : null,
        code: spellCode('CTA', NUMBER),
        newToken: () => `cota-atleta-${String((tokens += 1)).padStart(2, '0')}`,
        newGroupToken: () => 'grupo-atleta-01',
        newPaymentId: () => `cota_${ID}-${count}`,
        data: {
          split: () => split,
          origin: () => ({ title, timeZone }),
          opened: () => undefined,
          hasSource: () => true,
          known: () => ({ userId: atleta.id, participantId: null }),
          hasPaid: () => false,
        },
      },
    )
    if (!outcome.ok) throw new Error(outcome.message)
    split = outcome.split
  }
  let tokens = 0
  const [first = '', second = '', third = '', fourth = ''] = personIds
  give({ type: 'open', origin: { kind: 'booking', id: game.id }, edits })
  give({ type: 'cash', personId: `me-${atleta.id}` })
  for (const personId of [first, second]) give({ type: 'receive', personId })
  give({ type: 'pix', personId: third }, 'link')
  give({ type: 'pix_paid', paymentId: `cota_${ID}-${count}` }, 'link')
  give({ type: 'cash', personId: fourth }, 'link')
  return split ? [split] : []
}

type Without<C> = C extends unknown ? Omit<C, 'id' | 'splitId'> : never
type PersonEdit = Extract<SplitEdit, { do: 'person' }>
type ItemEdit = Extract<SplitEdit, { do: 'item' }>

function person(id: string, name: string, changes: Partial<PersonEdit['person']> = {}): PersonEdit {
  return { do: 'person', person: { id, name, sameAs: null, exempt: false, part: { as: 'rest' }, ...changes } }
}

function item(id: string, name: string, cents: number, changes: Partial<ItemEdit['item']> = {}): ItemEdit {
  return {
    do: 'item',
    item: { id, kind: 'other', name, cents, payers: { of: 'all' }, source: null, ...changes },
  }
}
