import type { Company } from '@campo-livre/domain/companies/company.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { NotTried } from '../not-tried.ts'
import { type TestClient, once } from './test-client.ts'
import type { Session } from './logins.ts'

export type FreeTime = { fieldId: string; start: string; end: string }
type Free = FreeTime & { companyId: string }

/** The days, from the day after tomorrow, in which free times are searched, more than fields are open ahead; nearer ones are in demand. */
const DAYS = 56
/** At one company, or at any but one. */
type Where = { at?: string; notAt?: string }

/** Returns a free time, another one each time. */
export async function freeTime(client: TestClient, { at, notAt }: Where = {}): Promise<FreeTime> {
  const supply = await once(client, 'free times', () => supplyOf(client))
  const fits = ({ companyId }: Free) => (at === undefined || companyId === at) && companyId !== notAt
  for (;;) {
    const index = supply.free.findIndex(fits)
    const [found] = index < 0 ? [] : supply.free.splice(index, 1)
    if (found) return { fieldId: found.fieldId, start: found.start, end: found.end }
    if (!(await supply.more())) throw new NotTried('no data', 'no free time')
  }
}

/** Returns the server's clock, in milliseconds. */
export async function serverTime(client: TestClient): Promise<number> {
  const { headers } = await client.ask({ method: 'GET', path: '/places' })
  return Date.parse(headers.date ?? new Date().toISOString())
}

/** Returns the day of the server's clock, in UTC. */
export async function serverDay(client: TestClient): Promise<string> {
  return new Date(await serverTime(client)).toISOString().slice(0, 10)
}

/**
 * Finds one time of every field and day, so that no two adjoin; a day is asked for when it is needed. Fields that are
 * made of others are left out, whose times are theirs as well.
 */
async function supplyOf(client: TestClient) {
  const today = await serverDay(client)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 2))
  const free: Free[] = []
  const more = async (): Promise<boolean> => {
    const date = days.shift()
    if (date === undefined) return false
    const query = { date, perPage: '100' }
    const by = await client.actor('athlete')
    const cards = await client.data<FieldCard[]>({ method: 'GET', path: '/fields', query, by })
    for (const { id, company, nextFree } of cards) {
      const [offer] = nextFree
      // The answer of a booking by a deal, which favourites may have, has another shape.
      if (offer && offer.fullCents === undefined && !(await isCombined(client, id)))
        free.push({ fieldId: id, companyId: company.id, start: offer.start, end: offer.end })
    }
    return true
  }
  await more()
  return { free, more }
}

/** Returns whether a field is made of others. */
function isCombined(client: TestClient, id: string): Promise<boolean> {
  return once(client, `parts of ${id}`, async () => {
    const { parts } = await client.data<FieldDetail>({ method: 'GET', path: `/fields/${id}` })
    return parts.length > 0
  })
}

/** Returns a company that accepts payment at the venue; another one than `but`. */
export function venue(client: TestClient, but?: string): Promise<string> {
  return once(client, `venue but ${but}`, async () => {
    const supply = await once(client, 'free times', () => supplyOf(client))
    do {
      for (const id of new Set(supply.free.map(({ companyId }) => companyId))) {
        const company = await client.data<Company>({ method: 'GET', path: `/companies/${id}` })
        if (company.acceptsPayAtVenue && id !== but) return id
      }
    } while (await supply.more())
    throw new NotTried('no data', 'no company where people pay at the venue')
  })
}

/** Holds a time for a user; the booking is cancelled at the end. */
export async function holdTime(client: TestClient, by: Session, where: Where = {}): Promise<string> {
  const body = await freeTime(client, where)
  const { id } = await client.data<{ id: string }>({ method: 'POST', path: '/bookings', by, body })
  cancelAtEnd(client, by, id)
  return id
}

/** Cancels a booking at the end, unless it is cancelled already. */
export function cancelAtEnd(client: TestClient, by: Session, id: string): void {
  client.undo(() => client.ask({ method: 'POST', path: `/bookings/${id}/cancel`, by, body: {} }))
}

/** Returns the id of a user's company. */
export async function companyOf(client: TestClient, by: Session): Promise<string> {
  return (await client.data<{ id: string }>({ method: 'GET', path: '/company', by })).id
}
