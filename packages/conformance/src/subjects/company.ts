import { usualSharing } from '@campo-livre/domain/financial/hours/sharing.ts'
import type { CompanyProfileChange } from '@campo-livre/domain/companies/company-profile.ts'
import type { SettingsDetail } from '@campo-livre/domain/financial/settings/money-settings.ts'
import { unanswered } from '@campo-livre/domain/companies/need-filters.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import type { OwnReview } from '@campo-livre/domain/reviews/review-row.ts'
import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { phoneDigits } from '@campo-livre/domain/users/phone.ts'
import { ONE_PIXEL } from '@campo-livre/mocks/testing/one-pixel.ts'
import { spareAccount, writableAccount } from '../client/accounts.ts'
import type { TestClient } from '../client/test-client.ts'
import { NotTried } from '../not-tried.ts'
import type { Subject } from '../subject.ts'
import { newAccount } from '../client/accounts.ts'
import { reader } from './reader.ts'

const read = () => '/company'

/** Returns a company's profile as `PUT /company/profile` takes it. */
function profileOf(company: OwnCompany): CompanyProfileChange {
  const { name, description, whatsapp, phone, address, amenities, openingHours, holidays, version } = company
  const { rules, acceptsPayAtVenue, maxInstalments } = company
  const { cep, street, number, district, city, state } = address
  return {
    name,
    description,
    whatsapp: whatsapp && phoneDigits(whatsapp),
    phone: phone && phoneDigits(phone),
    address: { cep, street, number, district, city, state },
    amenities,
    openingHours,
    holidays,
    rules,
    acceptsPayAtVenue,
    maxInstalments,
    version,
  } as CompanyProfileChange
}

/** Returns the review of the given arena that has waited longest for its answer: no call writes one. */
async function unansweredReview(client: TestClient): Promise<{ id: string }> {
  const by = await client.actor('company')
  const filters = JSON.stringify([unanswered])
  const query = { filters, perPage: '1' }
  const [review] = await client.data<OwnReview[]>({ method: 'GET', path: '/company/reviews', by, query })
  if (!review) throw new NotTried('no data', 'a review without an answer')
  return { id: review.id }
}

/** Returns a review of another arena. */
async function reviewElsewhere(client: TestClient): Promise<{ id: string }> {
  const by = await client.actor('company')
  const own = await client.data<OwnCompany>({ method: 'GET', path: '/company', by })
  const fields = await client.data<FieldCard[]>({ method: 'GET', path: '/fields', query: { perPage: '50' } })
  const rated = fields.find(({ company, rating }) => company.id !== own.id && rating.count > 0)
  if (!rated) throw new NotTried('no data', 'a review of another arena')
  const [review] = await client.data<Review[]>({ method: 'GET', path: `/fields/${rated.id}/reviews` })
  return { id: review?.id ?? '' }
}

export const companySubjects: Record<string, Subject> = {
  'GET /company': reader('company'),
  'GET /company/waiting': reader('company'),
  'GET /company/reviews': reader('company'),
  'POST /company/reviews/{id}/answer': {
    validRequest: async (client) => ({
      by: await client.actor('company'),
      params: await unansweredReview(client),
      body: { text: 'Obrigado pela visita. Até a próxima!' },
    }),
    another: reviewElsewhere,
    again: 409,
    other: () => Promise.resolve({ text: 'Outra resposta.' }),
    read: () => '/company/reviews',
    tidy: (client, { params }) => client.leave('answers to reviews', params?.id ?? ''),
  },
  'PUT /company/profile': {
    // Writes the present values, so that nothing has to be restored.
    validRequest: async (client) => {
      const own = await writableAccount(client, 'company')
      const company = await client.data<OwnCompany>({ method: 'GET', path: '/company', by: own.by })
      return { ...own, body: profileOf(company) }
    },
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), description: 'Outra descrição.' }),
    read,
  },
  'PUT /company/logo': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: { image: ONE_PIXEL },
    }),
    again: 'same',
    read,
  },
  'DELETE /company/logo': {
    validRequest: async (client) => ({ by: await spareAccount(client, 'company') }),
    again: 'same',
    read,
  },
  'GET /company/bookings': reader('company'),
  'GET /company/bookings/calendar': {
    validRequest: async (client) => ({
      by: await client.actor('company'),
      query: { from: '2026-11-20', to: '2026-11-26' },
    }),
  },
  'GET /company/financial': reader('company'),
  'GET /company/financial/accruals': reader('company'),
  'GET /company/financial/open': reader('company'),
  'POST /company/financial/closings': {
    validRequest: async (client) => ({
      by: await newAccount(client, 'company'),
      body: { month: '2026-09' },
    }),
    again: 409,
    other: () => Promise.resolve({ month: '2026-08' }),
    read: () => '/company/financial/report?from=2026-09-01&to=2026-09-30',
  },
  'DELETE /company/financial/closings/{month}': {
    validRequest: async (client) => {
      const by = await newAccount(client, 'company')
      const body = { month: '2026-09' }
      await client.data({ method: 'POST', path: '/company/financial/closings', by, body })
      return { by, params: body }
    },
    another: () => Promise.resolve({ month: '2020-01' }),
    again: 404,
    read: () => '/company/financial/report?from=2026-09-01&to=2026-09-30',
  },
  'PUT /company/financial/sharing': {
    validRequest: async (client) => ({
      by: await spareAccount(client, 'company'),
      body: { sharing: { ...usualSharing, rent: 'field' } },
    }),
    again: 'same',
    read: () => '/company/financial/hours?from=2026-11-01&to=2026-11-30',
  },
  'GET /company/financial/settings': reader('company'),
  'PUT /company/financial/starts': {
    validRequest: async (client) => {
      const by = await spareAccount(client, 'company')
      const { version } = await client.data<SettingsDetail>({
        method: 'GET',
        path: '/company/financial/settings',
        by,
      })
      // Another amount each time: what changes nothing keeps the version.
      return { by, body: { bankCents: -version - 1, bankDay: '2026-11-01', version } }
    },
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), bankDay: '2026-11-02' }),
    read: () => '/company/financial/settings',
  },
  'PUT /company/financial/card-terms': {
    validRequest: async (client) => {
      const by = await spareAccount(client, 'company')
      const { version } = await client.data<SettingsDetail>({
        method: 'GET',
        path: '/company/financial/settings',
        by,
      })
      // Another fee each time: what changes nothing keeps the version.
      const debitPercent = 1 + (version % 100) / 100
      const fees = { debitPercent, creditPercent: 3.19, instalmentsPercent: 4.99 }
      const days = { debitDays: 1, creditDays: 30, instalmentsDays: 30 }
      return { by, body: { from: '2026-11-01', ...fees, ...days, version } }
    },
    again: 409,
    other: async (_client, { body }) => ({ ...(body as object), creditDays: 29 }),
    read: () => '/company/financial/settings',
  },
  'GET /company/financial/hours': {
    validRequest: async (client) => ({
      by: await client.actor('company'),
      query: { from: '2026-11-01', to: '2026-11-30' },
    }),
  },
  'GET /company/financial/report': {
    validRequest: async (client) => ({
      by: await client.actor('company'),
      query: { from: '2026-11-01', to: '2026-11-30' },
    }),
  },
}
