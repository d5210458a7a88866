import type { OwnBill } from '@campo-livre/domain/splits/own-bill.ts'

type Organized = Extract<OwnBill, { as: 'organizer' }>
type Shared = Extract<OwnBill, { as: 'share' }>

const known = {
  id: 'conta-1',
  code: 'CTA-7K2Q',
  title: 'o racha de sexta-feira, 20 de novembro, 20h às 22h',
  timeZone: 'America/Fortaleza',
  createdAt: '2026-11-20T12:00:00.000Z',
  cancelled: false,
  creditCents: 0,
}

/** Returns a bill that somebody divides, of which R$ 50,00 are open. */
export function organizedBill(changes: Partial<Organized> = {}): Organized {
  return {
    as: 'organizer',
    ...known,
    openCents: 5000,
    totalCents: 10_000,
    settledPeople: 1,
    people: 2,
    saidPeople: 0,
    ...changes,
  }
}

/** Returns a bill of Rafael's of which somebody owes R$ 50,00. */
export function sharedBill(changes: Partial<Shared> = {}): Shared {
  return {
    as: 'share',
    ...known,
    id: 'conta-2',
    openCents: 5000,
    shareCents: 5000,
    organizerName: 'Rafael',
    token: 'cota-b',
    said: false,
    ...changes,
  }
}
