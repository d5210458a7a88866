import { formatCents } from '../money/money.ts'
import { formatAtTime, formatShortDay } from '../time/format.ts'
import { type AfterRain, type Rain, rainStateAt } from './rain.ts'
import type { RainedBooking } from './rain-preview.ts'

type Rained = { status: string; rain?: Rain | undefined }

/** Says what an athlete gets after a rain: `outro horário, sem custo, ou crédito de R$ 80,00`. */
export function describeOffers(offers: readonly AfterRain[], paidCents: number): string {
  const words: Readonly<Record<AfterRain, string>> = {
    'new-time': 'outro horário, sem custo',
    credit: `crédito de ${formatCents(paidCents)}`,
  }
  return offers.map((offer) => words[offer]).join(', ou ')
}

/** Says to the company what a booking gets by its rules. */
export function describeRemedy({ remedy, offers, paidCents }: RainedBooking): string {
  if (remedy === 'offers') return `Pela regra: ${describeOffers(offers, paidCents)}`
  if (remedy === 'nothing') return 'A regra desta reserva não promete nada para chuva'
  if (remedy === 'unpaid') return 'Nada foi pago: não há crédito a dar'
  if (remedy === 'held') return 'Ainda não foi paga'
  return 'Sem conta no site: avise por telefone'
}

/** Says how a rained-out booking stands, to its athlete or to the company; null for every other booking. */
export function describeRained(
  booking: Rained,
  { now, timeZone, reader }: { now: string; timeZone: string; reader: 'athlete' | 'company' },
): string | null {
  const state = rainStateAt(booking, now)
  const { rain } = booking
  if (state === null || !rain) return null
  if (state === 'choose') {
    const until = `${formatShortDay(rain.until, timeZone)}, ${formatAtTime(rain.until, timeZone)}`
    const verb = reader === 'athlete' ? 'Escolha' : 'O cliente escolhe'
    return `${verb} até ${until}: ${describeOffers(rain.offers, rain.paidCents)}.`
  }
  if (rain.paidCents === 0) return 'O prazo para escolher outro horário acabou. Nada foi cobrado.'
  const late = rain.chosen === null ? 'O prazo para escolher acabou: o' : 'O'
  const credit = formatCents(rain.paidCents)
  return `${late} que foi pago virou crédito na arena: ${credit}.`
}
