import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeCompanyStatus } from '../admin/change-company-status.ts'
import { configureApi } from '../client/client.ts'
import { accountQuery } from './account-query.ts'
import { changeAccount, changePhoto, changePreferences, changeSports, removePhoto } from './change-account.ts'
import { askEmailChange, confirmEmailChange, dropEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, deletionQuery } from './deletion.ts'
import { devicesQuery, endDevice } from './devices.ts'
import { exportData } from './export-data.ts'

const base = 'http://campolivre.test/api'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureApi({ baseUrl: base, token: () => 'abc', onUnauthorized: () => undefined }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const account = {
  id: 'usr-1',
  name: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  phone: null,
  imagePath: null,
  emailVerifiedAt: '2026-11-20T13:00:00.000Z',
  profile: { name: 'athlete' },
  cpf: null,
  date: null,
  gender: null,
  hasPassword: true,
  city: null,
  pendingEmail: null,
  sports: [{ sport: 'futsal', skill: 3 }],
  muted: [],
  terms: null,
}
const device = {
  id: 'dev-1',
  name: 'Chrome no Android',
  signedInAt: '2026-11-20T13:00:00.000Z',
  seenAt: '2026-11-20T13:00:00.000Z',
  current: true,
}
const company = {
  id: 'cmp/1',
  stamp: 'abc',
  name: 'Arena',
  slug: 'arena',
  cep: '60165121',
  street: 'Rua das Traves',
  number: '100',
  district: 'Praia do Futuro',
  city: 'Fortaleza',
  state: 'CE',
  ownerName: null,
  ownerEmail: null,
  ownerPhone: null,
  cnpj: null,
  phone: null,
  status: 'approved',
  statusReason: null,
  fields: 0,
  rating: null,
  reviews: 0,
  timeZone: 'America/Fortaleza',
}
const deletion = {
  upcomingBookings: 0,
  fixedSlots: 0,
  openTabs: 1,
  organisedRachas: 0,
  lastAdmin: false,
  keptBookings: 12,
}

/** Answers every request with `data`; returns the list of requests, which grows. */
function answering(data: unknown) {
  const asked: string[] = []
  server.use(
    http.all(`${base}/*`, async ({ request }) => {
      const text = await request.text()
      asked.push(`${request.method} ${request.url.slice(base.length)}${text === '' ? '' : ` ${text}`}`)
      return HttpResponse.json({ data })
    }),
  )
  return asked
}
const fetched = (query: ReturnType<typeof accountQuery>) => new QueryClient().query(query)

describe('the calls of an account (H11)', () => {
  it.each([
    ['GET /me/account', () => fetched(accountQuery())],
    [
      'PUT /me/account {"name":"Ana Lima","phone":"85901234567","cpf":null,"date":null,"gender":null}',
      () => changeAccount({ name: 'Ana Lima', phone: '85901234567', cpf: null, date: null, gender: null }),
    ],
    [
      'PUT /me/sports {"sports":[{"sport":"futsal","skill":3}]}',
      () => changeSports([{ sport: 'futsal', skill: 3 }]),
    ],
    ['PUT /me/notification-preferences {"muted":["tabs"]}', () => changePreferences({ muted: ['tabs'] })],
    ['PUT /me/photo {"image":"data:"}', () => changePhoto('data:')],
    ['DELETE /me/photo', () => removePhoto()],
    [
      'POST /me/email {"email":"b@exemplo.com.br","password":"x"}',
      () => askEmailChange({ email: 'b@exemplo.com.br', password: 'x' }),
    ],
    ['POST /me/email/confirm {"code":"123456"}', () => confirmEmailChange('123456')],
    ['DELETE /me/email', () => dropEmailChange()],
  ])('%s answers the account', async (sent, ask) => {
    const asked = answering(account)
    expect(await ask()).toEqual(account)
    expect(asked).toEqual([sent])
  })

  it('refuses an answer that is no account', async () => {
    answering({ ...account, sports: null })
    await expect(changeSports([])).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('lists the devices, and ends one by its id', async () => {
    const asked = answering([device])
    expect(await new QueryClient().query(devicesQuery())).toEqual([device])
    await endDevice('a/b')
    expect(asked).toEqual(['GET /me/sessions', 'DELETE /me/sessions/a%2Fb'])
  })

  it('tells what is in the way of deleting, and deletes by the password', async () => {
    const asked = answering(deletion)
    expect(await new QueryClient().query(deletionQuery())).toEqual(deletion)
    await deleteAccount('x')
    expect(asked).toEqual(['GET /me/deletion', 'POST /me/deletion {"password":"x"}'])
  })

  it('changes the password', async () => {
    const asked = answering(null)
    await changePassword({ current_password: 'a', password: 'b', password_confirmation: 'b' })
    expect(asked).toEqual([
      'POST /me/password {"current_password":"a","password":"b","password_confirmation":"b"}',
    ])
  })

  it('exports everything, with what it does not know of', async () => {
    const empty = {
      sessions: [],
      tabs: [],
      rachas: [],
      favourites: [],
      splits: [],
      reviews: [],
      notifications: [],
      interests: [],
      series: [],
      seriesRequests: [],
      waits: [],
      mentions: {},
      company: null,
    }
    const data = {
      ...empty,
      exportedAt: '2026-11-20T13:00:00.000Z',
      account,
      guardianConsent: null,
      bookings: [{ code: 'RSV-7K2Q', more: 1 }],
    }
    answering(data)
    expect(await exportData()).toEqual(data)
  })

  it('changes the standing of a company (H12)', async () => {
    const asked = answering(company)
    expect(await changeCompanyStatus('cmp/1', { status: 'refused', reason: 'Falta o CNPJ.' })).toEqual(
      company,
    )
    expect(asked).toEqual([
      'PUT /admin/companies/cmp%2F1/status {"status":"refused","reason":"Falta o CNPJ."}',
    ])
  })
})
