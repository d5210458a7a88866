import { beforeEach, describe, expect, it } from 'vitest'
import { openTill } from '../testing/open-till.ts'
import type { Booking } from '../bookings/booking.ts'
import { SeriesModel, thursdays } from '../testing/series-model.ts'
import type { SeriesStep } from './command.ts'
import { carryOutStep, raiseSlots, type SeriesFacts } from './operations.ts'
import { answerAsArena, answerAsAthlete, askForSlot } from './request-operations.ts'
import { type AskForSeries, athleteAnswerSchema, type SeriesRequest } from './request.ts'
import { askedNotices } from './series-notices.ts'

const AT = '2026-11-20T10:00:00.000Z'
const actionUrl = '/atleta/horarios-fixos/serie'
const till = openTill({ id: 'caixa', openedAt: AT, floatCents: 1_000 })

let arena = new SeriesModel()
beforeEach(() => {
  arena = new SeriesModel()
})

const facts = (given: Partial<SeriesFacts> = {}): SeriesFacts => ({
  ...arena.context(),
  arena: { name: 'Arena do Norte', ownerId: 'dono' },
  drawer: { till: undefined, entries: [] },
  near: () => [],
  ...given,
})

/** Carries a step out and keeps what it changes. */
function give(step: SeriesStep, given: Partial<SeriesFacts> = {}) {
  const outcome = carryOutStep(step, facts(given))
  if (!outcome.ok) return outcome
  for (const series of outcome.changes.series) arena.series.set(series.id, series)
  for (const booking of outcome.changes.bookings) arena.bookings.set(booking.id, booking)
  return outcome
}

const version = () => arena.series.get('serie')?.version ?? 0
const own = (id: string) => ({ id, seriesId: 'serie', version: version() })
const weekBack = { type: 'give_back', id: 'volta', seriesId: 'serie', day: '2026-12-03' } as const

describe('a step of a fixed slot (rule 6)', () => {
  it('is told once, to its athlete, however many dates it makes', () => {
    const made = give(thursdays())
    expect(made).toMatchObject({ ok: true, changes: { series: [{ id: 'serie', version: 1 }] } })
    expect(made.ok && made.changes.bookings).toHaveLength(52)
    expect(made.ok && made.notices).toEqual([
      {
        userId: 'rafael',
        kind: null,
        type: 'success',
        message: 'Arena do Norte fechou um horário fixo com você.',
        actionText: 'Ver o horário fixo',
        actionUrl,
      },
    ])
  })

  it.each<[SeriesStep['type'], () => SeriesStep, string]>([
    [
      'change',
      () => ({
        type: 'change',
        ...own('muda'),
        scope: 'this',
        day: '2026-12-03',
        patch: { priceCents: 9_000 },
        choices: [],
        exceptions: 'keep',
      }),
      'Arena do Norte mudou seu horário fixo.',
    ],
    [
      'cancel',
      () => ({ type: 'cancel', ...own('fim'), scope: 'all', day: '2026-12-03', reason: 'Obra' }),
      'Arena do Norte cancelou datas do seu horário fixo.',
    ],
    [
      'pause',
      () => ({ type: 'pause', ...own('pausa'), from: '2026-12-01', until: '2026-12-31' }),
      'Arena do Norte pausou seu horário fixo.',
    ],
  ])('warns the athlete of a %s', (_type, step, message) => {
    give(thursdays())
    expect(give(step())).toMatchObject({ notices: [{ userId: 'rafael', type: 'warning', message }] })
  })

  it('tells the arena of a week that the athlete gives back, and nobody of one that the arena does', () => {
    give(thursdays())
    expect(give(weekBack, { byId: 'rafael' })).toMatchObject({
      notices: [
        {
          userId: 'dono',
          kind: 'cancellations',
          message: 'Rafael devolveu a semana de 03/12: o horário está livre no site.',
          about: { userId: 'rafael', nameless: 'A semana de 03/12 de um mensalista foi devolvida.' },
          actionUrl: '/company/bookings?dia=2026-12-03',
        },
      ],
    })
    expect(give({ ...weekBack, id: 'outra', day: '2026-12-10' })).toMatchObject({ notices: [] })
  })

  it('counts once, however often it comes', () => {
    give(thursdays())
    const before = arena.series.get('serie')
    expect(give(thursdays())).toEqual({ ok: true, changes: { series: [before], bookings: [] }, notices: [] })
  })

  it('shows what would become of its dates where some are in the way, and nothing else', () => {
    give(thursdays())
    expect(give(thursdays({ id: 'make-2', seriesId: 'outra' }))).toMatchObject({
      ok: false,
      code: 'slot_taken',
      preview: { refusal: { code: 'slot_taken' }, released: [] },
    })
    expect(give(thursdays({ id: 'make-3' }))).toEqual({
      ok: false,
      code: 'conflict',
      message: 'Esse mensalista já foi lançado.',
    })
  })

  it('stores the holds near its dates that have run out, each once, and leaves the others', () => {
    const hold = { ...sample(), id: 'hold', status: 'awaiting_payment' as const, holdExpiresAt: AT }
    const near = () => [hold, { ...hold, id: 'lasting', holdExpiresAt: '2026-11-20T10:15:00.000Z' }]
    const made = give(thursdays(), { near })
    const holds = made.ok ? made.changes.bookings.filter(({ series }) => series === undefined) : []
    expect(holds.map(({ id, status }) => [id, status])).toEqual([['hold', 'expired']])
    const given = give(weekBack, { near })
    expect(given.ok && given.changes.bookings).toHaveLength(1)
  })

  it('hands back no more cash than lies in the drawer of an open till (H3)', () => {
    give(thursdays())
    const month = { seriesId: 'serie', month: '2026-12', paymentId: 'pago' }
    give({ type: 'pay', id: 'paga', ...month, method: 'cash', amountCents: 12_000, receivedCents: null })
    const step = { type: 'void_payment', id: 'devolve', ...month, reason: 'Engano' } as const
    const drawer = { till, entries: [] }
    expect(give(step, { drawer })).toMatchObject({ ok: false, code: 'drawer_short' })
    expect(give(step, { drawer: { till: { ...till, floatCents: 12_000 }, entries: [] } }).ok).toBe(true)
  })
})

/** Any booking that is no date of a fixed slot. */
function sample(): Booking {
  arena.book('solto', {
    fieldId: 'sul',
    start: '2026-11-25T22:00:00.000Z',
    end: '2026-11-25T23:00:00.000Z',
  })
  const booking = arena.bookings.get('solto')
  if (!booking) throw new Error('the time was not free')
  return booking
}

describe('a rise of fixed slots (decision 125)', () => {
  const contracts = () => [{ seriesId: 'serie', version: version() }]
  const raise = (changes = {}) => ({
    id: 'sobe',
    amount: 800,
    roundTo: 100,
    from: '2027-01',
    contracts: contracts(),
    ...changes,
  })

  it('tells each athlete the price and its first day', () => {
    give(thursdays())
    const raised = raiseSlots(raise(), facts())
    expect(raised).toMatchObject({
      ok: true,
      changes: { series: [{ id: 'serie', version: 2 }] },
      notices: [{ userId: 'rafael', kind: null, type: 'warning', actionUrl }],
    })
    expect(raised.ok && raised.notices[0]?.message).toMatch(
      /^Arena do Norte reajusta seu horário fixo a partir de 07\/01: de R\$\s120,00 para R\$\s130,00 por jogo\.$/,
    )
    if (raised.ok) for (const series of raised.changes.series) arena.series.set(series.id, series)
    expect(raiseSlots(raise(), facts())).toMatchObject({
      changes: { series: [{ version: 2 }], bookings: [] },
      notices: [],
    })
  })

  it('is refused as a whole', () => {
    give(thursdays())
    expect(raiseSlots(raise({ from: '2026-10' }), facts())).toMatchObject({ ok: false, code: 'invalid' })
    const unknown = raise({ contracts: [{ seriesId: 'nenhuma', version: 1 }] })
    expect(raiseSlots(unknown, facts())).toMatchObject({ ok: false, code: 'not_found' })
  })
})

describe('a request for a fixed slot (N8)', () => {
  const body: AskForSeries = {
    id: 'pedido',
    fieldId: 'norte',
    from: '2026-11-26',
    startMinute: 1200,
    minutes: 60,
    every: 1,
    note: 'Somos 14',
  }
  const asking = {
    arena: { id: 'arena', name: 'Arena do Norte', ownerId: 'dono', timeZone: 'America/Sao_Paulo' },
    athlete: { id: 'rafael', name: 'Rafael', phone: '5585901234567' },
    requests: [],
    at: AT,
  }
  const asked = (): SeriesRequest => {
    const outcome = askForSlot(body, asking)
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.changes.seriesRequests[0]
  }
  const offer = {
    do: 'offer' as const,
    fieldId: 'norte',
    from: '2026-11-26',
    startMinute: 1260,
    minutes: 60,
    every: 1 as const,
    priceCents: 11_000,
    terms: { giveBackHours: 24, credit: 'always' as const, dueDay: 10 },
    message: 'Às 21h dá.',
  }
  const report = { freeCount: 52, clashes: [], priceCents: 11_000 }

  it('is kept, and its arena told', () => {
    const { id, note, ...wish } = body
    expect(askForSlot(body, asking)).toEqual({
      ok: true,
      changes: {
        seriesRequests: [
          {
            id,
            companyId: 'arena',
            athleteId: 'rafael',
            customerName: 'Rafael',
            customerPhone: '5585901234567',
            wish,
            note,
            createdAt: AT,
            status: 'open',
            offer: null,
            reason: null,
            answeredAt: null,
            seriesId: null,
          },
        ],
      },
      notices: [
        {
          userId: 'dono',
          kind: 'new-bookings',
          type: 'message',
          message: 'Rafael pediu um horário fixo: toda quinta, 20h às 21h.',
          about: { userId: 'rafael', nameless: 'Pedido de horário fixo: toda quinta, 20h às 21h.' },
          actionText: 'Ver mensalistas',
          actionUrl: '/company/series',
        },
      ],
    })
  })

  it('is refused on a day that has passed, and beside three that wait at the same arena', () => {
    expect(askForSlot({ ...body, from: '2026-11-19' }, asking)).toMatchObject({ code: 'slot_past' })
    const open = ['1', '2', '3'].map((id) => ({ ...asked(), id }))
    expect(askForSlot(body, { ...asking, requests: open })).toMatchObject({ code: 'conflict' })
    const others = [
      open.map((each) => ({ ...each, companyId: 'outra' })),
      open.map((each) => ({ ...each, status: 'refused' as const })),
      open.slice(1),
    ]
    for (const requests of others) expect(askForSlot(body, { ...asking, requests }).ok).toBe(true)
  })

  it('becomes a fixed slot when it is accepted, of which the slot itself tells', () => {
    const answer = { do: 'accept' as const, command: thursdays() }
    const accepted = answerAsArena(asked(), answer, facts())
    expect(accepted).toMatchObject({
      ok: true,
      changes: {
        seriesRequests: [{ id: 'pedido', status: 'accepted', seriesId: 'serie' }],
        series: [{ id: 'serie', athleteId: 'rafael' }],
      },
    })
    expect(accepted.ok && [accepted.changes.bookings.length, accepted.notices.length]).toEqual([52, 1])
  })

  it('changes nothing where its dates are in the way, and shows them', () => {
    give(thursdays({ seriesId: 'outra', id: 'antes' }))
    const answer = { do: 'accept' as const, command: thursdays() }
    expect(answerAsArena(asked(), answer, facts())).toMatchObject({
      ok: false,
      code: 'slot_taken',
      preview: { refusal: { code: 'slot_taken' } },
    })
  })

  it('is told to its athlete when another hour is offered or it is refused', () => {
    const offered = answerAsArena(asked(), offer, facts())
    const refused = answerAsArena(asked(), { do: 'refuse', reason: 'Já tem dono.' }, facts())
    const told = [offered, refused].map((outcome) => outcome.ok && outcome.notices[0])
    expect(told).toMatchObject([
      {
        userId: 'rafael',
        kind: 'bookings',
        message: 'Arena do Norte oferece outro horário fixo: toda quinta, 21h às 22h. Você aceita?',
        actionUrl: '/atleta/reservas?pedido=pedido',
      },
      {
        message:
          'Arena do Norte não pode fazer esse horário fixo: toda quinta, 20h às 21h. Motivo: Já tem dono.',
      },
    ])
  })

  it('is told to its arena when its athlete answers', () => {
    const { do: _, ...offered } = offer
    const request: SeriesRequest = { ...asked(), status: 'offered', offer: offered }
    const by = (what: 'accept' | 'decline' | 'withdraw') => {
      const outcome = answerAsAthlete(request, { id: 'sim', do: what }, report, facts({ byId: 'rafael' }))
      return outcome.ok ? outcome.notices.map(({ userId, message }) => [userId, message]) : outcome.code
    }
    const slot = 'toda quinta, 21h às 22h.'
    expect(by('accept')).toEqual([
      ['rafael', 'Arena do Norte fechou um horário fixo com você.'],
      ['dono', `Rafael aceitou o horário fixo que você ofereceu: ${slot}`],
    ])
    expect(by('decline')).toEqual([['dono', `Rafael não quis o horário fixo que você ofereceu: ${slot}`]])
    expect(by('withdraw')).toEqual([['dono', `Rafael retirou o pedido de horário fixo: ${slot}`]])
    expect(askedNotices({ ...request, status: 'refused' }, { name: 'Arena', ownerId: 'dono' })).toEqual([])
    for (const what of ['accept', 'decline', 'withdraw', 'talvez'])
      expect(athleteAnswerSchema.safeParse({ id: 'resposta', do: what }).success).toBe(what !== 'talvez')
    const declined: SeriesRequest = { ...request, status: 'declined' }
    expect(answerAsAthlete(declined, { id: 'x', do: 'accept' }, report, facts())).toMatchObject({
      ok: false,
      code: 'invalid_transition',
    })
  })
})
