import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualRules } from '../../companies/arena-rules.ts'
import type { CancellationPolicy } from '../../companies/cancellation-policy.ts'
import { type PaymentStatus, paymentMethods, paymentStatuses } from '../../payments/payment.ts'
import { cancelTerms, describeCancelTerms, describeTermsAhead, joinSentences } from './cancel-terms.ts'
import { refundAt } from './refund.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-27T02:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()
const zone = 'America/Fortaleza'

function paid(policy: CancellationPolicy, amountCents = 27_000) {
  const payment = { method: 'pix', status: 'paid', amountCents } as const
  const rules = { ...usualRules, cancellationPolicy: policy }
  return { start: iso(start), createdAt: iso(start - 740 * hour), priceCents: amountCents, rules, payment }
}

function sentencesAt(policy: Parameters<typeof paid>[0], hoursAhead: number) {
  const said = describeCancelTerms(cancelTerms(paid(policy), iso(start - hoursAhead * hour)), zone)
  // Intl writes `R$` and a no-break space.
  return [said.now, said.later, said.back].map((text) => text?.replaceAll('\u00A0', ' ') ?? null)
}

it('one text is made of the sentences that there are', () => {
  expect(joinSentences({ now: 'Agora.', later: 'Depois.', back: 'De volta.' })).toBe(
    'Agora. Depois. De volta.',
  )
  expect(joinSentences({ now: 'Agora.', later: null, back: 'De volta.' })).toBe('Agora. De volta.')
  expect(joinSentences({ now: 'Agora.', later: null, back: null })).toBe('Agora.')
})

describe('what cancelling gives back, in sentences (N6)', () => {
  const policy = { fullRefundHours: 24, lateRefundPercent: 50 }

  it('says until when everything comes back apart from when the money does', () => {
    expect(sentencesAt(policy, 30)).toEqual([
      'Cancelando até qua, 25/11, 23h, você recebe tudo (R$ 270,00).',
      'Depois disso, até o início, 50%.',
      'O Pix volta em até 1 dia útil.',
    ])
  })

  it('says a share until the game begins', () => {
    expect(sentencesAt(policy, 2)).toEqual([
      'Cancelando até qui, 26/11, 23h, você recebe 50% (R$ 135,00).',
      null,
      'O Pix volta em até 1 dia útil.',
    ])
  })

  it('says since when nothing comes back, and no way for it', () => {
    const over = 'O prazo para receber de volta acabou qua, 25/11, às 23h. Cancelando agora, nada volta.'
    expect(sentencesAt({ fullRefundHours: 24, lateRefundPercent: 0 }, 2)).toEqual([over, null, null])
    expect(sentencesAt({ fullRefundHours: 24, lateRefundPercent: 0 }, 30)[1]).toBe(
      'Depois disso não há devolução.',
    )
    expect(sentencesAt(policy, -1)[0]).toMatch(/acabou qui, 26\/11, às 23h\./)
  })

  it('names the start where everything comes back until then', () => {
    const untilStart = ['Cancelando até qui, 26/11, 23h, você recebe tudo (R$ 270,00).', null]
    expect(sentencesAt({ fullRefundHours: 0, lateRefundPercent: 50 }, 2).slice(0, 2)).toEqual(untilStart)
    expect(sentencesAt({ fullRefundHours: 24, lateRefundPercent: 100 }, 30).slice(0, 2)).toEqual(untilStart)
  })

  it('reads the hour on the clock of the company', () => {
    const terms = cancelTerms(paid(policy), iso(start - 30 * hour))
    expect(describeCancelTerms(terms, 'America/Manaus').now).toMatch(/^Cancelando até qua, 25\/11, 22h/)
  })

  it('says that nothing was charged before it was paid', () => {
    const booking = { ...paid(policy), payment: null }
    expect(describeCancelTerms(cancelTerms(booking, iso(0)), zone).now).toMatch(/^Você ainda não pagou/)
    const payment = { method: 'venue', status: 'pending', amountCents: 27_000 } as const
    const atVenue = describeCancelTerms(cancelTerms({ ...booking, payment }, iso(0)), zone)
    expect(atVenue.now).toMatch(/^Você ia pagar no local/)
    expect(atVenue.back).toBeNull()
  })
})

it('promises nothing of what the counter took, which is the arena’s to give back (N6)', () => {
  const booking = paid({ fullRefundHours: 24, lateRefundPercent: 50 })
  const payment = { ...booking.payment, method: 'venue', atCounter: true } as const
  const terms = cancelTerms({ ...booking, payment }, iso(start - 30 * hour))
  expect(describeCancelTerms(terms, zone)).toEqual({
    now: 'Você pagou no balcão da arena: se cancelar, combine com ela o que volta.',
    later: null,
    back: null,
  })
  const used = { ...booking, payment, creditUsed: { cents: 1_000 } }
  expect(cancelTerms(used, iso(start - 30 * hour))).toMatchObject({
    kind: 'refund',
    cents: 0,
    creditCents: 1_000,
  })
})

describe('what comes back in credit', () => {
  const booking = paid({ fullRefundHours: 24, lateRefundPercent: 50 }, 7_000)
  const said = (changes: Partial<Parameters<typeof cancelTerms>[0]>) => {
    const terms = cancelTerms({ ...booking, priceCents: 10_000, ...changes }, iso(start - 30 * hour))
    const { now, back } = describeCancelTerms(terms, zone)
    return [now.replaceAll('\u00A0', ' '), back]
  }

  it('stands beside the money, and is no deposit where both pay the whole', () => {
    expect(said({ creditUsed: { cents: 3_000 } })).toEqual([
      'Cancelando até qua, 25/11, 23h, você recebe tudo (R$ 70,00 e R$ 30,00 de crédito).',
      'O Pix volta em até 1 dia útil.',
    ])
  })

  it('stands alone where nothing was paid by money', () => {
    expect(said({ payment: null, creditUsed: { cents: 10_000 } })).toEqual([
      'Cancelando até qua, 25/11, 23h, você recebe tudo (R$ 100,00 de crédito).',
      'O crédito volta na hora.',
    ])
  })

  it('names who gets the money, where somebody else had paid', () => {
    expect(said({ priceCents: 7_000, moneyBackTo: 'Ana L.' })[0]).toBe(
      'Cancelando até qua, 25/11, 23h, Ana L., que pagou, recebe tudo (R$ 70,00).',
    )
  })
})

describe('what will hold, for who still has to pay', () => {
  const booking = paid({ fullRefundHours: 24, lateRefundPercent: 50 })
  const at = { now: iso(start - 30 * hour), timeZone: zone }

  it('is what paying by Pix now would lead to', () => {
    expect(describeTermsAhead(booking, 'pix', at).replaceAll('\u00A0', ' ')).toBe(
      'Cancelando até qua, 25/11, 23h, você recebe tudo (R$ 270,00). Depois disso, até o início, 50%. O Pix volta em até 1 dia útil.',
    )
    expect(describeTermsAhead(booking, 'pix', { ...at, now: iso(start - hour) })).toMatch(/você recebe 50% /)
  })

  it('says before paying that nothing would come back, not that something is lost already', () => {
    const strict = paid({ fullRefundHours: 24, lateRefundPercent: 0 })
    expect(describeTermsAhead(strict, 'pix', { ...at, now: iso(start - hour) })).toBe(
      'O prazo para devolução desta reserva já passou: depois de paga, nada volta.',
    )
  })

  it('speaks of the deposit where only that is paid', () => {
    const withDeposit = { ...booking, rules: { ...booking.rules, depositPercent: 30 } }
    expect(describeTermsAhead(withDeposit, 'pix', at).replaceAll('\u00A0', ' ')).toBe(
      'Cancelando até qua, 25/11, 23h, você recebe o sinal inteiro (R$ 81,00). Depois disso, até o início, 50% do sinal. O Pix volta em até 1 dia útil.',
    )
    expect(describeTermsAhead(withDeposit, 'pix', { ...at, now: iso(start - hour) })).toMatch(
      /você recebe 50% do sinal \(/,
    )
  })

  it('speaks of no money that comes back where none is paid ahead', () => {
    expect(describeTermsAhead(booking, 'venue', at)).toBe('Cancelando até o início do jogo, nada é cobrado.')
  })

  it('speaks of the credit alone where that pays all, or where the rest is paid at the venue', () => {
    const told = (creditLeftCents: number, method: 'pix' | 'venue') =>
      describeTermsAhead({ ...booking, creditLeftCents }, method, at).replaceAll('\u00A0', ' ')
    expect(told(27_000, 'pix')).toBe(
      'Cancelando até qua, 25/11, 23h, você recebe tudo (R$ 270,00 de crédito). Depois disso, até o início, 50%. O crédito volta na hora.',
    )
    expect(told(10_000, 'venue')).toMatch(/\(R\$ 100,00 de crédito\)\..* O crédito volta na hora\.$/)
    expect(told(10_000, 'pix')).toMatch(/\(R\$ 170,00 e R\$ 100,00 de crédito\)\..* O Pix volta/)
  })

  it('names the end of the time to think, before a booking for tonight is paid (rule 5, N6)', () => {
    const strict = paid({ fullRefundHours: 24, lateRefundPercent: 0, graceMinutes: 15 })
    const tonight = { ...strict, createdAt: iso(start - 3 * hour) }
    const told = (now: number) =>
      describeTermsAhead(tonight, 'pix', { ...at, now: iso(now) }).replaceAll('\u00A0', ' ')
    expect(told(start - 3 * hour)).toMatch(
      /^Cancelando até qui, 26\/11, 20h15, você recebe tudo \(R\$ 270,00\)\. Depois disso não há devolução\./,
    )
    expect(told(start - 2.75 * hour)).toMatch(/já passou/)
  })
})

const policies = fc.record({
  fullRefundHours: fc.integer({ min: 0, max: 720 }),
  lateRefundPercent: fc.integer({ min: 0, max: 100 }),
  graceMinutes: fc.integer({ min: 0, max: 60 }),
})
/** When bookings were made: some of them within their time to think. */
const made = fc.oneof(fc.constant(740 * hour), fc.integer({ min: 0, max: hour })).map((ms) => iso(start - ms))
/** Milliseconds before the start, after it when negative, often at an edge of some policy. */
const ahead = fc.oneof(
  fc.integer({ min: -hour, max: 740 * hour }),
  fc.tuple(fc.nat(720), fc.integer({ min: -1, max: 1 })).map(([hours, ms]) => hours * hour + ms),
)
const runs = { numRuns: 1000 }

it('promises exactly what is given back, until the instant it names and not at that instant', () => {
  fc.assert(
    fc.property(policies, ahead, made, (policy, before, createdAt) => {
      const booking = { ...paid(policy), createdAt }
      const at = (instant: number) => refundAt(booking, iso(instant), 'athlete')
      const terms = cancelTerms(booking, iso(start - before))
      if (terms.kind !== 'refund') {
        expect(terms.kind).toBe('nonRefundable')
        expect(at(start - before).cents).toBe(0)
        return
      }
      const until = Date.parse(terms.until)
      expect(until).toBeGreaterThan(start - before)
      expect(at(start - before).cents).toBe(terms.cents)
      expect(at(until - 1).cents).toBe(terms.cents)
      expect(at(until).percent).toBe(terms.laterPercent ?? 0)
      expect(at(until).percent).toBeLessThan(terms.percent)
    }),
    runs,
  )
})

it('names since when nothing comes back: the instant before, something did', () => {
  fc.assert(
    fc.property(policies, ahead, made, (policy, before, createdAt) => {
      const booking = { ...paid(policy), createdAt }
      const terms = cancelTerms(booking, iso(start - before))
      if (terms.kind !== 'nonRefundable') return
      const since = Date.parse(terms.since)
      expect(refundAt(booking, iso(since), 'athlete').percent).toBe(0)
      expect(refundAt(booking, iso(since - 1), 'athlete').percent).toBeGreaterThan(0)
    }),
    runs,
  )
})

it('promises nothing for what was not paid', () => {
  const unpaid = paymentStatuses.filter((status) => status !== 'paid')
  const payments = fc.record({
    method: fc.constantFrom(...paymentMethods),
    status: fc.constantFrom<PaymentStatus>(...unpaid),
    amountCents: fc.nat(5_000_000),
  })
  fc.assert(
    fc.property(policies, ahead, fc.option(payments), (policy, before, payment) => {
      const terms = cancelTerms({ ...paid(policy), payment }, iso(start - before))
      expect(terms.kind).toBe('unpaid')
    }),
    runs,
  )
})
