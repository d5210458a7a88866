import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'

const noAges = ['coming', 'month', 'two-months', 'three-months', 'older'].map((age) => ({
  age,
  cents: 0,
  count: 0,
}))

/** Two days of an arena: R$ 320,00 by Pix, R$ 80,00 in cash, and R$ 150,00 of energy. */
export const sampleReport: FinancialReport = {
  view: 'cash',
  period: { from: '2026-11-19', to: '2026-11-20' },
  comparison: 'before',
  compared: { from: '2026-11-17', to: '2026-11-18' },
  hasBase: true,
  grouping: 'day',
  today: '2026-11-20',
  timeZone: 'America/Fortaleza',
  closedTo: null,
  firstDay: '2026-10-01',
  result: { incomeCents: 40_000, outgoCents: 15_000 },
  before: { incomeCents: 20_000, outgoCents: 0 },
  accounts: [
    {
      account: 'cash',
      openingCents: 10_000,
      incomeCents: 8_000,
      outgoCents: 0,
      transferCents: -5_000,
      closingCents: 13_000,
      start: null,
    },
    {
      account: 'bank',
      openingCents: 50_000,
      incomeCents: 32_000,
      outgoCents: 15_000,
      transferCents: 5_000,
      closingCents: 72_000,
      start: null,
    },
  ],
  flow: [
    {
      from: '2026-11-19',
      to: '2026-11-19',
      incomeCents: 32_000,
      outgoCents: 0,
      closingCents: 92_000,
      channels: { site: 32_000 },
      categories: {},
    },
    {
      from: '2026-11-20',
      to: '2026-11-20',
      incomeCents: 8_000,
      outgoCents: 15_000,
      closingCents: 85_000,
      channels: { bar: 8_000 },
      categories: { energy: 15_000 },
    },
  ],
  income: {
    channel: [
      { key: 'site', cents: 32_000, beforeCents: 20_000 },
      { key: 'bar', cents: 8_000, beforeCents: 0 },
    ],
    fieldName: [
      { key: 'Campo 1', cents: 32_000, beforeCents: 20_000 },
      { key: '', cents: 8_000, beforeCents: 0 },
    ],
    sport: [
      { key: 'society', cents: 32_000, beforeCents: 20_000 },
      { key: '', cents: 8_000, beforeCents: 0 },
    ],
    method: [
      { key: 'pix', cents: 32_000, beforeCents: 20_000 },
      { key: 'cash', cents: 8_000, beforeCents: 0 },
    ],
  },
  outgo: [{ key: 'energy', cents: 15_000, beforeCents: 0 }],
  receivable: [{ age: 'coming', cents: 12_000, count: 2 }, ...noAges.slice(1)],
  payable: [...noAges.slice(0, 1), { age: 'month', cents: 45_000, count: 1 }, ...noAges.slice(2)],
}

/** A report without any row at all. */
export const emptyReport: FinancialReport = {
  ...sampleReport,
  hasBase: false,
  firstDay: null,
  result: { incomeCents: 0, outgoCents: 0 },
  before: { incomeCents: 0, outgoCents: 0 },
  accounts: sampleReport.accounts.map(({ account }) => ({
    account,
    openingCents: 0,
    incomeCents: 0,
    outgoCents: 0,
    transferCents: 0,
    closingCents: 0,
    start: null,
  })),
  flow: sampleReport.flow.map((days) => ({
    ...days,
    incomeCents: 0,
    outgoCents: 0,
    closingCents: 0,
    channels: {},
    categories: {},
  })),
  income: { channel: [], fieldName: [], sport: [], method: [] },
  outgo: [],
  receivable: noAges,
  payable: noAges,
}
