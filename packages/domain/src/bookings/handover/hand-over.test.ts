import { describe, expect, it } from 'vitest'
import { game } from '../../rachas/testing/sample-racha.ts'
import { sampleBooking } from '../../testing/sample-booking.ts'
import type { Split } from '../../splits/split.ts'
import type { Booking } from '../booking.ts'
import type { CounterPart } from '../money/counter-part.ts'
import type { BookingLink } from './booking-link.ts'
import { handOverRefusal, offerBooking, openLink, takeOver, withdrawLink } from './hand-over.ts'

const AT = '2026-11-21T12:00:00.000Z'
const booking = sampleBooking()
const open: BookingLink = {
  id: 'l',
  token: 't',
  bookingId: 'b',
  giverId: 'ana',
  createdAt: '2026-11-21T10:00:00.000Z',
  until: booking.start,
  ended: null,
}
const withdrawn: BookingLink = {
  ...open,
  id: 'old',
  ended: { as: 'withdrawn', at: '2026-11-21T11:00:00.000Z', takerId: null },
}
const facts = { at: AT, onTab: null, rachas: [] }
const arrived: CounterPart = {
  version: 1,
  note: '',
  checkedInAt: AT,
  priceReason: null,
  changes: [],
  payments: [],
  pendingPix: [],
}

describe('a booking that stays with its athlete (N5)', () => {
  const codeOf = (changes: Partial<Booking>, now = AT) => handOverRefusal(sampleBooking(changes), now)?.code

  it('is none that is confirmed and has not begun', () => {
    expect(handOverRefusal(booking, AT)).toBeNull()
    expect(handOverRefusal(booking, '2026-11-21T21:59:59.999Z')).toBeNull()
  })

  it('is one that has begun, that is over, or whose people are there already', () => {
    expect(codeOf({}, booking.start)).toBe('booking_started')
    expect(codeOf({}, booking.end)).toBe('booking_started')
    expect(codeOf({ status: 'rained_out' })).toBe('booking_started')
    expect(handOverRefusal({ ...booking, checkedInAt: AT }, AT)?.code).toBe('booking_started')
  })

  it('is one that is not paid yet, was not paid in time, or was cancelled', () => {
    const hold = { status: 'awaiting_payment', holdExpiresAt: '2026-11-21T12:10:00.000Z' } as const
    expect(codeOf(hold)).toBe('invalid_transition')
    expect(codeOf({ ...hold, holdExpiresAt: AT })).toBe('hold_expired')
    expect(codeOf({ status: 'cancelled' })).toBe('booking_cancelled')
  })

  it('is a date of a fixed slot, and one that is paid by credit', () => {
    expect(codeOf({ series: { id: 's', day: '2026-11-21' } })).toBe('invalid_transition')
    expect(codeOf({ creditUsed: { cents: 1_000, returnedCents: 0 } })).toBe('conflict')
  })
})

describe('the link by which a booking is passed on', () => {
  const offer = (of = booking, links: readonly BookingLink[] = [], changes: Partial<typeof facts> = {}) =>
    offerBooking(of, links, { ...facts, ...changes, id: 'new', token: 'secret', giverId: 'ana' })

  it('lasts 24 hours, and never past the start', () => {
    const tomorrow = sampleBooking({ start: '2026-11-23T22:00:00.000Z', end: '2026-11-23T23:00:00.000Z' })
    expect(offer(tomorrow)).toEqual({
      ok: true,
      changes: {
        bookingLinks: [
          {
            id: 'new',
            token: 'secret',
            bookingId: 'b',
            giverId: 'ana',
            createdAt: AT,
            until: '2026-11-22T12:00:00.000Z',
            ended: null,
          },
        ],
      },
      notices: [],
    })
    expect(offer()).toMatchObject({ changes: { bookingLinks: [{ until: booking.start }] } })
  })

  it('is the one that is open, however often it is asked for, and a new one after it was withdrawn', () => {
    expect(offer(booking, [withdrawn, open])).toMatchObject({ changes: { bookingLinks: [open] } })
    expect(offer(booking, [withdrawn])).toMatchObject({ changes: { bookingLinks: [{ id: 'new' }] } })
  })

  it('is not made for what stays with its athlete: begun, arrived, or on a tab', () => {
    expect(offer(booking, [], { at: booking.start })).toMatchObject({ code: 'booking_started' })
    expect(offer(sampleBooking({ counter: arrived }))).toMatchObject({ code: 'booking_started' })
    expect(
      offerBooking(booking, [], { ...facts, onTab: 'CMD-7', id: 'n', token: 't', giverId: 'ana' }),
    ).toEqual({
      ok: false,
      code: 'booking_on_tab',
      message: 'A reserva está na comanda CMD-7: combine com a arena.',
    })
  })

  it('is not made where a weekly racha is played in it, which stays with its group until it is cancelled', () => {
    const played = (changes: Parameters<typeof game>[0]) =>
      offerBooking(booking, [], { ...facts, rachas: [game(changes)], id: 'n', token: 't', giverId: 'ana' })
    expect(played({ weekly: true })).toMatchObject({ code: 'conflict' })
    expect(played({ weekly: true, cancelledAt: AT })).toMatchObject({ ok: true })
    expect(played({ weekly: false })).toMatchObject({ ok: true })
  })

  it('is withdrawn once, with the instant', () => {
    const ended = { as: 'withdrawn', at: AT, takerId: null }
    expect(openLink(booking, [withdrawn, open], AT)).toBe(open)
    expect(withdrawLink(booking, [withdrawn, open], AT).changes.bookingLinks).toEqual([{ ...open, ended }])
    expect(withdrawLink(booking, [withdrawn], AT).changes.bookingLinks).toEqual([])
  })
})

const bill = (id: string, organizerId: string): Split => ({
  id,
  code: 'CTA-7K2Q',
  organizerId,
  groupToken: 'grupo-x',
  title: 'Campo 1',
  origin: { kind: 'booking', id: 'b' },
  timeZone: 'America/Fortaleza',
  createdAt: AT,
  cancelledAt: null,
  cancelReason: null,
  items: [],
  people: [],
  shares: [],
  payments: [],
  reminders: [],
  changes: [],
  commands: [],
})

describe('taking a booking over', () => {
  type Taking = Parameters<typeof takeOver>[2]
  const bia = { id: 'bia', name: 'Bia Reis', phone: '(85) 90123-4567' }
  const taking: Taking = {
    ...facts,
    taker: bia,
    giver: { id: 'ana', name: 'Ana Lima' },
    ownerId: 'dono',
    place: { fieldName: 'Campo 1', companyName: 'Arena', timeZone: 'America/Fortaleza', ownerId: 'dono' },
    splits: [],
  }
  const take = (changes: Partial<Taking> = {}, link = open, of = booking) =>
    takeOver(of, link, { ...taking, ...changes })

  it('gives it to the one who took it, with name and phone, and ends the link', () => {
    expect(take()).toMatchObject({
      changes: {
        bookings: [
          { ...booking, athleteId: 'bia', customerName: 'Bia Reis', customerPhone: '(85) 90123-4567' },
        ],
        bookingLinks: [{ ...open, ended: { as: 'accepted', at: AT, takerId: 'bia' } }],
      },
    })
  })

  it('tells both, who cannot mute it, and the arena', () => {
    const outcome = take()
    expect(outcome.ok && outcome.notices).toEqual([
      {
        userId: 'ana',
        kind: null,
        type: 'success',
        message: 'Bia Reis ficou com a sua reserva: Campo 1, 21/11 às 19h.',
        about: { userId: 'bia', nameless: 'Sua reserva passou para outra pessoa: Campo 1, 21/11 às 19h.' },
        actionText: 'Ver reservas',
        actionUrl: '/atleta/reservas',
      },
      {
        userId: 'bia',
        kind: null,
        type: 'success',
        message: 'A reserva agora é sua: Campo 1, 21/11 às 19h, Arena.',
        actionText: 'Ver reserva',
        actionUrl: '/atleta/reservas/b',
      },
      {
        userId: 'dono',
        kind: 'new-bookings',
        type: 'message',
        message: 'Ana Lima passou a reserva para Bia Reis: Campo 1, 21/11 às 19h.',
        about: { userId: 'bia', nameless: 'Uma reserva passou para outra pessoa: Campo 1, 21/11 às 19h.' },
        actionText: 'Ver reserva',
        actionUrl: '/company/bookings?dia=2026-11-21&reserva=b',
      },
    ])
  })

  it('takes the giver’s racha and bill along, and leaves those of others', () => {
    const rachas = [game({ id: 'hers', organizerId: 'ana' }), game({ id: 'another', organizerId: 'olga' })]
    const splits = [bill('hers', 'ana'), bill('another', 'olga')]
    expect(take({ rachas, splits })).toMatchObject({
      changes: {
        rachas: [{ ...rachas[0], organizerId: 'bia' }],
        splits: [{ ...splits[0], organizerId: 'bia' }],
      },
    })
  })

  it('is for nobody who has it already, and not for who runs the arena', () => {
    expect(take({ taker: { ...bia, id: 'ana' } })).toMatchObject({ code: 'conflict' })
    expect(take({ taker: { ...bia, id: 'dono' } })).toMatchObject({ code: 'forbidden' })
  })

  it('says why a link leads nowhere', () => {
    const said = (link: BookingLink, changes: Partial<Taking> = {}) => {
      const outcome = take(changes, link)
      return outcome.ok ? null : outcome.message
    }
    const accepted = { ...open, ended: { as: 'accepted' as const, at: AT, takerId: 'caio' } }
    expect(said(accepted)).toBe('Alguém já ficou com essa reserva.')
    expect(said(withdrawn)).toBe('Quem ia passar a reserva desistiu.')
    expect(said({ ...open, until: AT })).toBe('Esse link venceu: a reserva não passa mais por ele.')
  })

  it('answers the same again to who took it, and to nobody else', () => {
    const ended = { as: 'accepted' as const, at: AT, takerId: 'bia' }
    const link = { ...open, ended }
    const hers = sampleBooking({ athleteId: 'bia' })
    expect(take({}, link, hers)).toEqual({
      ok: true,
      changes: { bookings: [hers], bookingLinks: [link], rachas: [], splits: [] },
      notices: [],
    })
    expect(take({ taker: { ...bia, id: 'caio' } }, link, hers)).toMatchObject({ code: 'conflict' })
    expect(take({ taker: { ...bia, id: 'caio' } }, link, sampleBooking({ athleteId: 'caio' }))).toMatchObject(
      {
        code: 'conflict',
      },
    )
    const given = { ...link, ended: { ...ended, as: 'withdrawn' as const } }
    expect(take({}, given, hers)).toMatchObject({ message: 'Quem ia passar a reserva desistiu.' })
  })

  it('is refused for what stays with its athlete by now', () => {
    expect(take({ onTab: 'CMD-7' })).toMatchObject({ code: 'booking_on_tab' })
    expect(take({ rachas: [game({ weekly: true })] })).toMatchObject({ code: 'conflict' })
  })
})
