import type {
  ClosureRecord,
  CompanyRecord,
  DealRecord,
  FieldRecord,
  Seed,
} from '@campo-livre/backend/store/records.ts'
import { personaSessions } from '../personas/persona-sessions.ts'
import { personaIds } from '../personas/persona-ids.ts'
import { personaUsers } from '../personas/persona-users.ts'
import { counterDay } from './bookings/counter-day.ts'
import { buildBookings, daysByZone, type Ground, type Town } from './build-bookings.ts'
import { buildCompany } from './build-companies.ts'
import { arenaClosures, fieldClosures } from './build-closures.ts'
import { buildField } from './build-fields.ts'
import { buildContacts, buildMails } from './build-contacts.ts'
import { buildBookingLinks } from './bookings/build-booking-links.ts'
import { buildCoupons } from './coupons/build-coupons.ts'
import { buildHouses } from './build-houses.ts'
import { buildDeals, dealBookings } from './deals/build-deals.ts'
import { companyPlans } from './data/company-plans.ts'
import { buildMoneySettings } from './build-money-settings.ts'
import { buildNotifications } from './notifications/build-notifications.ts'
import { crowdByCity } from './people.ts'
import { buildWaits } from './waiting/build-waits.ts'
import { buildSplits } from './splits/build-splits.ts'
import { buildRachas } from './rachas/build-rachas.ts'
import { buildReviews } from './reviews/build-reviews.ts'
import { buildSeriesRequests } from './series/build-requests.ts'
import { buildSeries } from './series/build-series.ts'

/**
 * Builds the normal seed around the day that `now` is in each company's zone. Pure: the same instant gives the same
 * seed, and an id means the same thing at every instant.
 */
export function buildSeed(now: string): Seed {
  const { companies, fields, closures, deals, grounds } = buildPlaces(now)
  const crowd = crowdByCity(now)
  const users = [...personaUsers(now), ...[...crowd.values()].flat()]
  const town = { now, users: new Map(users.map((user) => [user.id, user])), crowd }
  const booked = buildBookings(grounds, town)
  const { agenda } = booked
  const busy = companies.find(({ ownerId }) => ownerId === personaIds.empresa)
  const made = [...booked.bookings, ...soldIdle(busy, { ...town, fields, deals, bookings: booked.bookings })]
  const offered = busy && buildCoupons({ company: busy, bookings: made, now })
  const bookings = made.map((booking) => offered?.bookings.get(booking.id) ?? booking)
  const reviews = buildReviews(fields, now)
  const houses = buildHouses({ ...town, companies, bookings })
  const counter = busy && counterDay({ company: busy, bookings, tabs: houses.tabs, now })
  const rachas = buildRachas({ ...town, companies, fields, bookings, agenda })
  const regulars = busy && fixedSlots(busy, { ...town, fields, closures, bookings, rachas })
  const all = [
    ...bookings.map((booking) => counter?.bookings.get(booking.id) ?? booking),
    ...(regulars?.bookings ?? []),
  ]
  return {
    users,
    companies,
    fields,
    closures,
    bookings: all,
    bookingLinks: buildBookingLinks(now, all),
    series: regulars?.series ?? [],
    seriesRequests: regulars?.requests ?? [],
    coupons: offered?.coupons ?? [],
    deals,
    waits: busy ? buildWaits(busy, { bookings, crowd: crowd.get(busy.address.city) ?? [], now }) : [],
    reviews,
    ...houses,
    bookingCommands: counter?.commands ?? [],
    rachas,
    splits: buildSplits({ ...town, companies, bookings }),
    notifications: buildNotifications({ companies, fields, bookings, reviews, ...houses, now }),
    sessions: personaSessions(now),
    mails: buildMails(users, now),
    interests: buildContacts(now),
  }
}

type Round = Town & Pick<Seed, 'fields' | 'closures' | 'bookings' | 'rachas'>

/** Builds the fixed slots of an arena with its requests, after all else: they take what is free. */
function fixedSlots(
  company: CompanyRecord,
  { fields, closures, bookings, rachas, users, crowd, now }: Round,
) {
  const own = <T extends { companyId: string }>(rows: readonly T[]) =>
    rows.filter(({ companyId }) => companyId === company.id)
  const atleta = users.get(personaIds.atleta)
  if (!atleta) throw new Error('the persona Atleta is missing')
  const people = crowd.get(company.address.city) ?? []
  const arena = { company, fields: own(fields), closures: own(closures), bookings: own(bookings), users }
  return {
    ...buildSeries({ arena, crowd: people, bookings, rachas, now }),
    requests: buildSeriesRequests({ company, atleta, crowd: people, now }),
  }
}

type Idle = Town & Pick<Seed, 'fields' | 'deals' | 'bookings'>

/** Builds what an arena has sold by its deals (N9). */
function soldIdle(company: CompanyRecord | undefined, { crowd, users: _, ...round }: Idle) {
  return company ? dealBookings({ company, crowd: crowd.get(company.address.city) ?? [], ...round }) : []
}

type Places = {
  companies: CompanyRecord[]
  fields: FieldRecord[]
  closures: ClosureRecord[]
  deals: DealRecord[]
  grounds: Ground[]
}

function buildPlaces(now: string): Places {
  const todayAt = daysByZone(now)
  const companies: CompanyRecord[] = []
  const fields: FieldRecord[] = []
  const closures: ClosureRecord[] = []
  const deals: DealRecord[] = []
  const grounds: Ground[] = []
  for (const plan of companyPlans) {
    const plain = buildCompany(plan)
    const { timeZone, ownerId } = plain
    const company =
      ownerId === personaIds.empresa
        ? { ...plain, money: buildMoneySettings({ timeZone, ownerId, today: todayAt(timeZone) }) }
        : plain
    companies.push(company)
    const place = { companyId: company.id, timeZone: company.timeZone, today: todayAt(company.timeZone) }
    const ofCompany = company.ownerId === personaIds.empresa ? buildDeals(company, now) : []
    deals.push(...ofCompany)
    const forEveryone = ofCompany.filter(({ audience }) => audience === 'everyone')
    for (const fieldPlan of plan.fields) {
      const field = buildField(plan, fieldPlan, place)
      fields.push(field)
      const ofField = fieldClosures(field, company.timeZone, place.today)
      closures.push(...ofField)
      if (field.status === 'active' && company.status === 'approved')
        grounds.push({
          field,
          company,
          closures: ofField,
          deals: forEveryone.filter(({ fieldIds }) => fieldIds.includes(field.id)),
          demand: plan.demand ?? 1,
        })
    }
    const first = fields.find(({ companyId }) => companyId === company.id)
    if (first && company.ownerId === personaIds.empresa)
      closures.push(...arenaClosures(company, first.id, place.today))
  }
  return { companies, fields, closures, deals, grounds }
}
