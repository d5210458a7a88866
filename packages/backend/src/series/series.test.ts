import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { Entry } from '@campo-livre/domain/financial/entry.ts'
import type { SeriesPreview } from '@campo-livre/domain/series/command.ts'
import type { SlotPreview } from '@campo-livre/domain/series/athlete-command.ts'
import type { CompanySeries, SeriesDetail, SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { tillMoney } from '@campo-livre/mocks/testing/till-money.ts'
import { testBackend } from '@campo-livre/mocks/testing/test-backend.ts'

const backend = testBackend()
const { ask } = backend
const db = () => backend.server.db
let ids = 0
beforeEach(() => {
  ids = 0
})

const field = () => db().fields.by('companyId', 'paulista')[0]?.id ?? ''
const from = '2026-11-26'
const pauseDays = { from: '2026-12-03', until: '2026-12-16' }
const creation = (changes: object = {}) => ({
  type: 'create',
  id: `cmd-make-${++ids}`,
  seriesId: 'serie-1',
  customer: { kind: 'athlete', athleteId: 'ana' },
  fieldId: field(),
  from,
  until: null,
  startMinute: 16 * 60,
  minutes: 60,
  priceCents: 12_000,
  every: 1,
  terms: { giveBackHours: 24, credit: 'always', dueDay: 10 },
  note: 'Paga em dinheiro',
  choices: [],
  ...changes,
})
const give = async (body: object, as = 'dono') => {
  const { status, body: answer } = await ask('POST /company/series/commands', { as, body })
  return { status, code: answer.code, data: answer.data as CompanySeries }
}
const bell = () =>
  db()
    .notifications.by('userId', 'ana')
    .filter(({ message }) => message.includes('horário fixo'))
const pay = (amountCents: number, more: object = {}) =>
  give({
    type: 'pay',
    id: `cmd-pay-${++ids}`,
    seriesId: 'serie-1',
    month: '2026-11',
    paymentId: 'paid-november',
    method: 'cash',
    amountCents,
    receivedCents: null,
    ...more,
  })

describe('a fixed slot by calls (H2)', () => {
  it('is told before, made once, told once, and stands in the calendar', async () => {
    const preview = await ask('POST /company/series/preview', { as: 'dono', body: creation() })
    expect((preview.body.data as SeriesPreview).refusal).toBeNull()
    expect(db().series.all()).toHaveLength(0)
    const body = creation()
    const made = await give(body)
    expect([made.status, made.data.dates.length]).toEqual([200, 52])
    expect((await give(body)).data.version).toBe(1)
    expect(bell()).toHaveLength(1)
    const day = await ask(`GET /company/bookings/calendar?from=${from}&to=${from}`, { as: 'dono' })
    expect(JSON.stringify(day.body.data)).toContain('"seriesId":"serie-1"')
  })

  it('is refused with its preview where somebody has a date, and nothing is booked', async () => {
    await give(creation())
    const again = await ask('POST /company/series/commands', {
      as: 'dono',
      body: creation({ seriesId: 'serie-2', from: addDays(from, 7) }),
    })
    expect([again.status, again.body.code]).toEqual([409, 'slot_taken'])
    expect((again.body.data as SeriesPreview).dates[0]).toMatchObject({ state: 'taken' })
    expect(db().bookings.by('seriesId', 'serie-2')).toEqual([])
  })

  it('has a bill that till and finances count once', async () => {
    await give(creation())
    expect((await pay(12_000)).data.bills[0]).toMatchObject({ month: '2026-11', state: 'paid' })
    const { body } = await ask('GET /company/financial?perPage=100', { as: 'dono' })
    const entries = (body.data as Entry[]).filter(({ source }) => source === 'series')
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([12_000])
    const cents = tillMoney(db()).filter(({ at }) => at === db().clock.now())
    expect(cents.map((entry) => entry.cents)).toEqual([12_000])
  })

  it('has a Pix code that is paid by itself', async () => {
    await give(creation())
    const asked = await pay(12_000, { method: 'pix' })
    expect(asked.data.bills[0]?.account.pendingPix[0]?.pixCode).toMatch(/^0002/)
    expect((await ask('GET /__mock/state')).body.data).toMatchObject({
      pendingPix: [{ id: 'paid-november', name: 'Mês 2026-11 de Ana Lima', amountCents: 12_000 }],
    })
    expect((await ask('POST /__mock/pix/paid-november/pay')).status).toBe(200)
    const seen = await ask('GET /company/series/serie-1', { as: 'dono' })
    expect((seen.body.data as CompanySeries).bills[0]?.state).toBe('paid')
  })
})

describe('the athlete (N8)', () => {
  it('sees it without the note, and gives a week back, which is free at once', async () => {
    await give(creation())
    const mine = await ask('GET /series', { as: 'ana' })
    expect(JSON.stringify(mine.body)).not.toContain('Paga em dinheiro')
    const [series] = mine.body.data as SeriesDetail[]
    expect(series?.dates[1]?.giveBackCents).toBe(12_000)
    const day = addDays(from, 7)
    const body = { id: 'cmd-give-back', day }
    const given = await ask('POST /series/serie-1/give-back', { as: 'ana', body })
    expect((given.body.data as SeriesDetail).dates[1]).toMatchObject({ status: 'cancelled', resold: false })
    const slots = await give(creation({ seriesId: 'serie-2', from: day, until: day }))
    expect(slots.status).toBe(200)
    const after = await ask('GET /series', { as: 'ana' })
    expect((after.body.data as SeriesDetail[])[0]?.dates[1]).toMatchObject({ resold: true })
  })

  it('has its next date alone among the bookings to come, the others in the slot', async () => {
    await give(creation())
    const { body } = await ask('GET /bookings?when=upcoming&perPage=100', { as: 'ana' })
    const days = (body.data as Booking[]).flatMap(({ series }) => series?.day ?? [])
    expect(days).toEqual([from])
  })

  it('reaches nobody else’s', async () => {
    await give(creation())
    const body = { id: 'cmd-give-back', day: from }
    expect((await ask('POST /series/serie-1/give-back', { as: 'bia', body })).status).toBe(404)
    expect((await ask('GET /company/series/serie-1', { as: 'dona' })).status).toBe(404)
    expect((await give({ type: 'give_back', ...body, seriesId: 'serie-1' }, 'dona')).status).toBe(404)
  })
})

describe('what an athlete does with their fixed slot (N8, decision 178)', () => {
  const preview = async (body: object, as = 'ana') => {
    const answer = await ask('POST /series/serie-1/preview', { as, body })
    return { status: answer.status, data: answer.body.data as SlotPreview }
  }
  const send = async (wish: object, changes: object = {}, as = 'ana') => {
    const { data } = await preview(wish)
    const { version } = db().series.find('serie-1') ?? {}
    const sent = { ...wish, id: `cmd-${++ids}`, version, differenceCents: data.differenceCents, ...changes }
    const { status, body } = await ask('POST /series/serie-1/commands', { as, body: sent })
    return { status, code: body.code, data: body.data as SeriesDetail, sent }
  }
  const arenaBell = () => db().notifications.by('userId', 'dono')
  const days = () =>
    db()
      .bookings.by('seriesId', 'serie-1')
      .filter(({ status }) => status === 'confirmed').length
  const pause = { type: 'pause', from: addDays(from, 7), until: addDays(from, 20) }

  it('is told before, done once, told to the arena once, and stands in the history of both', async () => {
    await give(creation())
    const before = JSON.stringify([db().bookings.all(), db().series.all()])
    const told = await preview(pause)
    expect(told.data).toMatchObject({ differenceCents: -24_000, refusal: null })
    expect(JSON.stringify([db().bookings.all(), db().series.all()])).toBe(before)
    const { status, data, sent } = await send(pause)
    expect([status, data.pauses]).toEqual([200, [expect.objectContaining({ ...pauseDays, mine: true })]])
    expect(data.history.map(({ mine, text }) => [mine, text])).toEqual([
      [false, 'Horário fixo combinado'],
      [true, 'Pausa de 03/12 a 16/12'],
    ])
    const again = await ask('POST /series/serie-1/commands', { as: 'ana', body: sent })
    expect([again.status, (again.body.data as SeriesDetail).version]).toEqual([200, data.version])
    expect(arenaBell().filter(({ message }) => message.includes('pausou o horário fixo'))).toHaveLength(1)
    expect(arenaBell().at(-1)?.message).toBe(
      'Ana Lima pausou o horário fixo de 03/12 a 16/12 (toda quinta, 16h às 17h): 2 datas ficaram livres no site.',
    )
    expect(bell()).toHaveLength(1)
    const seen = await ask('GET /company/series/serie-1', { as: 'dono' })
    expect((seen.body.data as CompanySeries).changes.at(-1)).toMatchObject({ type: 'pause', byId: 'ana' })
    const back = await send({ type: 'resume', pauseId: sent.id })
    expect([back.data.pauses, days()]).toEqual([[], 52])
    expect(arenaBell().at(-1)?.message).toMatch(
      /^Ana Lima desfez a pausa de 03\/12 a 16\/12 do horário fixo \(.+\): 2 datas estão marcadas de novo\.$/,
    )
  })

  it('tells the arena that a pause ends while it runs, and from which day there is no game', async () => {
    await give(creation())
    const { sent } = await send({ ...pause, from })
    db().clock.setOffset(7 * 1440)
    await send({ type: 'resume', pauseId: sent.id })
    await send({ type: 'end', from: addDays(from, 21), reason: '' })
    expect(
      arenaBell()
        .slice(-2)
        .map(({ message }) => message),
    ).toEqual([
      expect.stringMatching(
        /^Ana Lima encerrou antes a pausa de 26\/11 a 16\/12 do horário fixo \(.+\): 2 datas estão marcadas de novo\.$/,
      ),
      expect.stringMatching(/^Ana Lima encerrou o horário fixo a partir de 17\/12 \(.+\): \d+ datas ficaram/),
    ])
  })

  it('frees its times for whoever waits for them', async () => {
    await give(creation())
    const [, second] = db().bookings.by('seriesId', 'serie-1')
    const time = { fieldId: second?.fieldId, start: second?.start, end: second?.end }
    expect((await ask('POST /bookings', { as: 'bia', body: time })).body.code).toBe('slot_taken')
    await send({ type: 'end', from: addDays(from, 7), reason: '' })
    expect((await ask('POST /bookings', { as: 'bia', body: time })).status).toBe(201)
    const ended = await ask('GET /series', { as: 'ana' })
    expect((ended.body.data as SeriesDetail[])[0]?.dates).toHaveLength(1)
  })

  it('moves one game with the racha that is played in it, and its calendar follows', async () => {
    await give(creation())
    const [, second] = db().bookings.by('seriesId', 'serie-1')
    const place = {
      fieldId: second?.fieldId ?? '',
      start: '2026-12-05T19:00:00.000Z',
      end: '2026-12-05T20:00:00.000Z',
    }
    const racha = db().rachas.all()[0]
    if (racha) await db().rachas.update(racha.id, { bookingId: second?.id ?? null })
    const swap = { type: 'swap', day: second?.series?.day ?? '', ...place }
    const { status, data } = await send(swap)
    expect([status, data.dates[1]]).toEqual([200, expect.objectContaining({ ...place, day: swap.day })])
    if (racha) expect(db().rachas.find(racha.id)).toMatchObject({ start: place.start, end: place.end })
    expect(arenaBell().at(-1)?.message).toMatch(
      /^Ana Lima trocou o jogo de 03\/12 do horário fixo \(toda quinta/,
    )
    expect((await ask(`GET /bookings/${second?.id}`, { as: 'ana' })).body.data).toMatchObject(place)
  })

  it('is refused whole where somebody was faster, with the times near it and nobody’s name', async () => {
    await give(creation())
    const [, second] = db().bookings.by('seriesId', 'serie-1')
    const place = {
      fieldId: second?.fieldId ?? '',
      start: '2026-12-05T19:00:00.000Z',
      end: '2026-12-05T20:00:00.000Z',
    }
    const swap = { type: 'swap', day: second?.series?.day ?? '', ...place }
    const { data: shown } = await preview(swap)
    await ask('POST /bookings', { as: 'bia', body: place })
    const { status, code, data } = await send(swap, { differenceCents: shown.differenceCents })
    expect([status, code]).toEqual([409, 'slot_held'])
    expect((data as unknown as { alternatives: unknown[] }).alternatives.length).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toContain('Bia')
    expect(db().bookings.find(second?.id ?? '')).toEqual(second)
  })

  it('is refused from a page that is old, or at other money, with the fixed slot as it is', async () => {
    await give(creation())
    for (const changes of [{ version: 0 }, { differenceCents: -1 }]) {
      const { status, code, data } = await send(pause, changes)
      expect([status, code, data.id, data.version]).toEqual([409, 'stale', 'serie-1', 1])
    }
    expect(days()).toBe(52)
  })

  it('reaches nobody else’s', async () => {
    await give(creation())
    expect((await preview(pause, 'bia')).status).toBe(404)
    expect((await send(pause, {}, 'bia')).status).toBe(404)
    expect(days()).toBe(52)
  })
})

describe('a request for a fixed slot (N8)', () => {
  const wish = () => ({
    id: 'pedido-1',
    fieldId: field(),
    from,
    startMinute: 16 * 60,
    minutes: 60,
    every: 1,
    note: 'Somos 14',
  })
  const askAs = async (call: string, as: string, body?: object) => {
    const answer = await ask(call, { as, ...(body && { body }) })
    return { status: answer.status, code: answer.body.code, data: answer.body.data as SeriesRequestDetail }
  }
  const terms = { giveBackHours: 24, credit: 'always', dueDay: 10 }

  it('tells both the clashes, and the athlete no names', async () => {
    await give(creation({ from: addDays(from, 7), until: addDays(from, 14) }))
    const asked = await askAs('POST /series/requests', 'ana', wish())
    expect(asked.data.report.clashes.map(({ day, takenBy }) => [day, takenBy])).toEqual([
      [addDays(from, 7), null],
      [addDays(from, 14), null],
    ])
    expect(asked.data.report.priceCents).toBeGreaterThan(0)
    const listed = await ask('GET /company/series/requests', { as: 'dono' })
    const [seen] = listed.body.data as SeriesRequestDetail[]
    expect(seen?.report.clashes[0]?.takenBy).toMatch(/\S/)
  })

  it('becomes a series of its athlete when it is accepted, once', async () => {
    await askAs('POST /series/requests', 'ana', wish())
    const walkIn = { kind: 'walk_in', name: 'Outro', phone: null }
    const body = { do: 'accept', command: creation({ customer: walkIn }) }
    const accepted = await askAs('POST /company/series/requests/pedido-1/answer', 'dono', body)
    expect([accepted.data.status, accepted.data.seriesId]).toEqual(['accepted', 'serie-1'])
    expect(db().series.find('serie-1')?.athleteId).toBe('ana')
    const again = await askAs('POST /company/series/requests/pedido-1/answer', 'dono', body)
    expect(again.code).toBe('invalid_transition')
    expect(bell()).toHaveLength(1)
  })

  it('is answered with another hour, which the athlete accepts; dates that are taken are left out', async () => {
    await askAs('POST /series/requests', 'ana', wish())
    await give(
      creation({ from: addDays(from, 7), until: addDays(from, 7), startMinute: 17 * 60, seriesId: 'outra' }),
    )
    const { id: _id, note: _note, ...slot } = wish()
    await askAs('POST /company/series/requests/pedido-1/answer', 'dono', {
      do: 'offer',
      ...slot,
      startMinute: 17 * 60,
      priceCents: 9000,
      terms,
      message: 'Às 17h dá',
    })
    const answer = { id: 'aceito-1', do: 'accept' }
    const accepted = await askAs('POST /series/requests/pedido-1/answer', 'ana', answer)
    expect(accepted.data).toMatchObject({ status: 'accepted', seriesId: 'ser-pedido-1' })
    expect(
      db()
        .series.find('ser-pedido-1')
        ?.skipped.map(({ day }) => day),
    ).toEqual([addDays(from, 7)])
    expect(db().bookings.by('seriesId', 'ser-pedido-1')).toHaveLength(51)
  })

  it('is refused with a reason, or withdrawn, and is nobody else’s', async () => {
    await askAs('POST /series/requests', 'ana', wish())
    const refusal = { do: 'refuse', reason: 'Já é de outro grupo.' }
    expect((await askAs('POST /company/series/requests/pedido-1/answer', 'dona', refusal)).status).toBe(404)
    const refused = await askAs('POST /company/series/requests/pedido-1/answer', 'dono', refusal)
    expect(refused.data).toMatchObject({ status: 'refused', reason: 'Já é de outro grupo.' })
    await askAs('POST /series/requests', 'ana', { ...wish(), id: 'pedido-2' })
    const withdrawn = await askAs('POST /series/requests/pedido-2/answer', 'ana', { id: 'x', do: 'withdraw' })
    expect(withdrawn.data.status).toBe('withdrawn')
  })
})

it('is kept 52 weeks ahead when it is read, without doubles (rule 6)', async () => {
  await give(creation())
  db().clock.setOffset(21 * 1440)
  const read = async () => (await ask('GET /company/series', { as: 'dono' })).body.data as SeriesRow[]
  const [first] = await read()
  await read()
  expect(first?.status).toBe('active')
  expect(db().bookings.by('seriesId', 'serie-1')).toHaveLength(55)
})

describe('a closure over the dates of fixed slots', () => {
  const closure = {
    fieldIds: null,
    reason: 'Obra no vestiário',
    reasonShown: true,
    when: {
      kind: 'weekly',
      weekdays: [4],
      fromMinute: 15 * 60,
      toMinute: 18 * 60,
      since: '2026-11-21',
      until: addDays(from, 360),
    },
  }
  const close = async (day = from) => {
    const dates = db()
      .bookings.by('companyId', 'paulista')
      .filter(({ series }) => series && series.day >= day)
    const choices = dates.map(({ id }) => ({ bookingId: id, action: 'cancel' }))
    const body = { closure: { ...closure, when: { ...closure.when, since: day } }, choices }
    const { status } = await ask('POST /company/closures', { as: 'dono', key: 'closed', body })
    return { status, count: dates.length }
  }
  const messages = (userId: string) =>
    db()
      .notifications.by('userId', userId)
      .map(({ message }) => message)
      .filter((message) => message.includes('cancelou'))

  it('of fifty dates tells each person once, and takes all of them off the bills (rule 6)', async () => {
    await give(creation())
    const other = { kind: 'athlete', athleteId: 'bia' }
    await give(creation({ seriesId: 'serie-2', startMinute: 17 * 60, customer: other }))
    const closed = await close()
    expect(closed).toEqual({ status: 201, count: 104 })
    expect(messages('ana')).toEqual([
      'Arena Paulista cancelou 52 datas do seu horário fixo, a primeira em 26/11. Motivo: Obra no vestiário. O que foi cancelado sai da conta do mês.',
    ])
    expect(messages('bia')).toHaveLength(1)
    const { body } = await ask('GET /company/series/serie-1', { as: 'dono' })
    expect((body.data as CompanySeries).bills.every(({ totalCents }) => totalCents === 0)).toBe(true)
  })

  it('tells of a single date as of any booking', async () => {
    await give(creation())
    expect(await close(addDays(from, 51 * 7))).toEqual({ status: 201, count: 1 })
    expect(messages('ana')).toHaveLength(1)
    expect(messages('ana')[0]).toContain('cancelou sua reserva')
  })
})

describe('a rise of fixed slots by calls (rule 6, decision 125)', () => {
  const terms = { amount: 800, roundTo: 100, from: '2027-01' }
  const raise = async (body: object, as = 'dono') => {
    const { status, body: answer } = await ask('POST /company/series/raises', { as, body })
    return { status, code: answer.code, data: answer.data as SeriesRow[] }
  }
  const told = () => bell().filter(({ message }) => message.includes('reajusta'))
  const contracts = [
    { seriesId: 'serie-1', version: 1 },
    { seriesId: 'serie-2', version: 1 },
  ]
  beforeEach(async () => {
    await give(creation())
    const customer = { kind: 'walk_in', name: 'Seu Jorge', phone: null }
    await give(creation({ seriesId: 'serie-2', startMinute: 18 * 60, priceCents: 9_000, customer }))
  })

  it('is seen before with every price, and who is told; nothing is written', async () => {
    const { body } = await ask('POST /company/series/raises/preview', { as: 'dono', body: terms })
    expect(body.data).toMatchObject([
      { seriesId: 'serie-1', day: '2027-01-07', beforeCents: 12_000, afterCents: 13_000, isTold: true },
      { seriesId: 'serie-2', day: '2027-01-07', beforeCents: 9_000, afterCents: 9_700, isTold: false },
    ])
    expect(db().series.find('serie-1')?.version).toBe(1)
    const past = { ...terms, from: '2026-10' }
    const refused = await ask('POST /company/series/raises/preview', { as: 'dono', body: past })
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid'])
  })

  it('counts once however often it arrives, and tells each athlete once', async () => {
    const body = { id: 'raise-1', ...terms, contracts }
    expect((await raise(body)).data.map(({ version }) => version)).toEqual([2, 2])
    expect((await raise(body)).data.map(({ version }) => version)).toEqual([2, 2])
    expect(
      db()
        .series.find('serie-1')
        ?.segments.map(({ priceCents }) => priceCents),
    ).toEqual([12_000, 13_000])
    expect(told().map(({ message }) => message)).toEqual([
      expect.stringMatching(/a partir de 07\/01: de R\$\s120,00 para R\$\s130,00 por jogo\.$/),
    ])
  })

  it('has every date of the year ahead, those too that nobody has read since', async () => {
    db().clock.setOffset(21 * 1440)
    await raise({ id: 'raise-1', ...terms, contracts })
    const dates = db().bookings.by('seriesId', 'serie-1')
    expect(dates).toHaveLength(55)
    const last = dates.toSorted((a, b) => (a.start < b.start ? 1 : -1)).slice(0, 3)
    expect(last.map(({ priceCents }) => priceCents)).toEqual([13_000, 13_000, 13_000])
  })

  it('raises none of them where one cannot be', async () => {
    const stale = [
      { seriesId: 'serie-1', version: 1 },
      { seriesId: 'serie-2', version: 7 },
    ]
    expect(await raise({ id: 'raise-1', ...terms, contracts: stale })).toMatchObject({
      status: 409,
      code: 'stale',
    })
    expect(db().series.find('serie-1')?.segments).toHaveLength(1)
    expect(told()).toEqual([])
  })

  it('is nobody else’s to give', async () => {
    const body = { id: 'raise-1', ...terms, contracts: contracts.slice(0, 1) }
    expect((await raise(body, 'ana')).status).toBe(403)
    expect((await raise({ ...body, contracts: [{ seriesId: 'nenhum', version: 1 }] })).status).toBe(404)
  })
})
