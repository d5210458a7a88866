import { describe, expect, it } from 'vitest'
import { thursdays } from '../testing/series-model.ts'
import { answerForArena, answerForAthlete, type SeriesRequest } from './request.ts'

const at = '2026-11-20T10:00:00.000Z'
const wish = { fieldId: 'norte', from: '2026-11-26', startMinute: 1200, minutes: 60, every: 1 as const }
const terms = { giveBackHours: 24, credit: 'always' as const, dueDay: 10 }
const offer = { ...wish, startMinute: 1260, priceCents: 11_000, terms, message: 'Às 21h dá.' }
const asked: SeriesRequest = {
  id: 'pedido',
  companyId: 'arena',
  athleteId: 'rafael',
  customerName: 'Rafael',
  customerPhone: null,
  wish,
  note: '',
  createdAt: '2026-11-19T10:00:00.000Z',
  status: 'open',
  offer: null,
  reason: null,
  answeredAt: null,
  seriesId: null,
}
const offered: SeriesRequest = { ...asked, status: 'offered', offer }
const report = {
  freeCount: 51,
  clashes: [{ day: '2026-12-10', state: 'taken' as const, takenBy: null, reason: 'Ocupado' }],
  priceCents: 11_000,
}
const ended = ['accepted', 'refused', 'declined', 'withdrawn'] as const

describe('the answer of an arena to a request', () => {
  it('makes the series of the athlete who asked, whoever the command names', () => {
    const walkIn = { kind: 'walk_in' as const, name: 'Outro', phone: null }
    const answered = answerForArena(asked, { do: 'accept', command: thursdays({ customer: walkIn }) }, at)
    expect(answered).toMatchObject({
      ok: true,
      request: { status: 'accepted', seriesId: 'serie', answeredAt: at },
      command: { type: 'create', customer: { kind: 'athlete', athleteId: 'rafael' } },
    })
  })

  it('is another hour, which can be changed while it waits', () => {
    const answered = answerForArena(offered, { do: 'offer', ...offer, startMinute: 1140 }, at)
    expect(answered).toMatchObject({
      request: { status: 'offered', offer: { startMinute: 1140, message: 'Às 21h dá.' }, answeredAt: at },
      command: null,
    })
    expect(answered.ok && answered.request.offer).not.toHaveProperty('do')
  })

  it('is a refusal with its reason', () => {
    expect(answerForArena(asked, { do: 'refuse', reason: 'Já tem dono' }, at)).toMatchObject({
      request: { status: 'refused', reason: 'Já tem dono', answeredAt: at },
      command: null,
    })
  })

  it('accepts by a new series alone', () => {
    const command = {
      type: 'give_back' as const,
      id: 'c',
      seriesId: 'serie',
      day: '2026-12-10',
    }
    expect(answerForArena(asked, { do: 'accept', command }, at)).toMatchObject({ ok: false, code: 'invalid' })
  })

  it.each(ended)('is not taken once the request is %s', (status) => {
    const answered = answerForArena({ ...asked, status }, { do: 'refuse', reason: 'x' }, at)
    expect(answered).toMatchObject({ ok: false, code: 'invalid_transition' })
  })
})

describe('the answer of an athlete', () => {
  const context = { at, report }

  it('takes what is offered, without the dates that are not free', () => {
    const answered = answerForAthlete(offered, { id: 'sim', do: 'accept' }, context)
    expect(answered).toMatchObject({
      request: { status: 'accepted', seriesId: 'ser-pedido', answeredAt: at },
      command: {
        type: 'create',
        id: 'sim',
        seriesId: 'ser-pedido',
        customer: { kind: 'athlete', athleteId: 'rafael' },
        startMinute: 1260,
        priceCents: 11_000,
        terms,
        until: null,
        note: '',
        choices: [{ day: '2026-12-10', do: 'skip' }],
      },
    })
    expect(answered.ok && answered.command).not.toHaveProperty('message')
  })

  it('declines it, and makes nothing', () => {
    expect(answerForAthlete(offered, { id: 'não', do: 'decline' }, context)).toMatchObject({
      request: { status: 'declined', seriesId: null },
      command: null,
    })
  })

  it.each(['open', 'offered'] as const)('withdraws a request that is %s', (status) => {
    expect(answerForAthlete({ ...offered, status }, { id: 'x', do: 'withdraw' }, context)).toMatchObject({
      request: { status: 'withdrawn' },
      command: null,
    })
  })

  it.each(ended)('withdraws none that is %s', (status) => {
    expect(answerForAthlete({ ...offered, status }, { id: 'x', do: 'withdraw' }, context)).toMatchObject({
      ok: false,
      code: 'invalid_transition',
    })
  })

  it.each([asked, { ...offered, offer: null }, { ...offered, status: 'declined' as const }])(
    'takes no offer where none waits (%#)',
    (request) => {
      for (const what of ['accept', 'decline'] as const)
        expect(answerForAthlete(request, { id: 'x', do: what }, context)).toMatchObject({
          ok: false,
          code: 'invalid_transition',
        })
    },
  )
})
