import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { configureApi } from '../client/client.ts'
import {
  companySeriesListQuery,
  companySeriesQuery,
  sendSeriesCommand,
  seriesPreviewQuery,
} from './company-series.ts'
import {
  answerCompanySeriesRequest,
  answerSeriesRequest,
  askForSeries,
  companySeriesRequestsQuery,
  previewSeriesRequest,
  seriesRequestsQuery,
} from './series-requests.ts'
import {
  giveWeekBack,
  paySeriesBill,
  sendSlotCommand,
  seriesListQuery,
  slotPreviewQuery,
} from './my-series.ts'

const base = 'http://campolivre.test/api'
const server = setupServer()
beforeAll(() => {
  configureApi({ baseUrl: base, token: () => 'abc', onUnauthorized: () => undefined })
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('each call about a fixed slot goes to its own address (H2)', async () => {
  const asked: string[] = []
  server.use(
    http.all(`${base}/*`, ({ request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`)
      return HttpResponse.json({ message: 'Espere.' }, { status: 404 })
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const command = { type: 'give_back' as const, id: 'cmd-give-back', seriesId: 's1', day: '2026-12-03' }
  await Promise.allSettled([client.query(companySeriesListQuery())])
  await Promise.allSettled([client.query(companySeriesQuery('s1'))])
  await Promise.allSettled([client.query(seriesListQuery())])
  await Promise.allSettled([client.query(seriesPreviewQuery(command))])
  await Promise.allSettled([sendSeriesCommand(command)])
  await Promise.allSettled([giveWeekBack('s1', { id: command.id, day: command.day })])
  await Promise.allSettled([paySeriesBill('s1', { id: 'pay-1', month: '2026-12', amountCents: 12_000 })])
  const pause = { type: 'pause' as const, from: '2026-12-10', until: '2026-12-20' }
  await Promise.allSettled([client.query(slotPreviewQuery({ id: 's1', version: 1 }, pause))])
  await Promise.allSettled([
    sendSlotCommand('s1', { ...pause, id: 'pause-1', version: 1, differenceCents: 0 }),
  ])
  const wish = {
    id: 'ask-1',
    fieldId: 'norte',
    from: '2026-12-03',
    startMinute: 1200,
    minutes: 60,
    every: 1 as const,
    note: '',
  }
  await Promise.allSettled([client.query(seriesRequestsQuery())])
  await Promise.allSettled([client.query(companySeriesRequestsQuery())])
  await Promise.allSettled([previewSeriesRequest(wish)])
  await Promise.allSettled([askForSeries(wish)])
  await Promise.allSettled([answerSeriesRequest('r1', { id: 'yes-1', do: 'accept' })])
  await Promise.allSettled([answerCompanySeriesRequest('r1', { do: 'refuse', reason: 'Não dá.' })])
  expect(asked).toEqual([
    'GET /company/series',
    'GET /company/series/s1',
    'GET /series',
    'POST /company/series/preview',
    'POST /company/series/commands',
    'POST /series/s1/give-back',
    'POST /series/s1/pay',
    'POST /series/s1/preview',
    'POST /series/s1/commands',
    'GET /series/requests',
    'GET /company/series/requests',
    'POST /series/requests/preview',
    'POST /series/requests',
    'POST /series/requests/r1/answer',
    'POST /company/series/requests/r1/answer',
  ])
})
