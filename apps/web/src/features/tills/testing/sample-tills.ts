import type { CurrentTill, TillReport, TillRow } from '@campo-livre/domain/tills/till-row.ts'

/** An open till with two movements. */
export const sampleTill: CurrentTill = {
  till: {
    id: 'till-1',
    openedAt: '2026-11-20T10:00:00.000Z',
    openedBy: 'Ana Souza',
    floatCents: 20_000,
    movements: [
      {
        id: 'movement-1',
        kind: 'withdrawal',
        amountCents: 3_500,
        reason: 'Gelo',
        at: '2026-11-20T11:00:00.000Z',
        by: 'Ana Souza',
      },
      {
        id: 'movement-2',
        kind: 'deposit',
        amountCents: 5_000,
        reason: 'Moedas do banco',
        at: '2026-11-20T12:00:00.000Z',
        by: null,
      },
    ],
    version: 2,
  },
  unexplainedId: null,
  lastClosedAt: null,
  timeZone: 'America/Fortaleza',
}

/** A closed till with a difference that has no reason yet. */
export const sampleTillRow: TillRow = {
  id: 'till-1',
  openedAt: '2026-11-19T21:00:00.000Z',
  openedBy: 'Ana Souza',
  closedAt: '2026-11-20T06:00:00.000Z',
  closedBy: 'Ana Souza',
  floatCents: 20_000,
  takenCents: 61_500,
  expectedCents: 43_000,
  countedCents: 39_250,
  correctedCents: null,
  differenceCents: -3_750,
  differenceReason: null,
  status: 'unexplained',
  timeZone: 'America/Fortaleza',
}

export const sampleReport: TillReport = {
  ...sampleTillRow,
  companyName: 'Arena Beira-Mar',
  movements: sampleTill.till?.movements ?? [],
  depositCents: 5_000,
  withdrawalCents: 3_500,
  methods: [
    { method: 'pix', tabCents: 12_000, bookingCents: 18_000, returnedCents: 0, totalCents: 30_000 },
    { method: 'card', tabCents: 10_000, bookingCents: 0, returnedCents: 0, totalCents: 10_000 },
    { method: 'cash', tabCents: 14_000, bookingCents: 8_000, returnedCents: 500, totalCents: 21_500 },
  ],
  corrections: [],
  salesSeen: [],
  carried: [{ code: 'CMD-7K2Q', customerName: 'Rafael Moreira', dueCents: 4_200 }],
}
