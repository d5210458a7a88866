import type { Entry } from '@campo-livre/domain/financial/entry.ts'

/** A booking that was paid by Pix. */
export const sampleEntry: Entry = {
  id: 'entry-1',
  day: '2026-11-19',
  kind: 'income',
  source: 'booking',
  description: 'Campo 1 – Gramado Norte',
  code: 'RSV-7K2Q',
  customerName: 'Rafael Monteiro',
  method: 'pix',
  account: 'bank',
  channel: 'site',
  fieldName: 'Campo 1 – Gramado Norte',
  sport: 'society',
  category: null,
  amountCents: 32_000,
  takenDay: '2026-11-19',
  grossCents: null,
  feeCents: null,
  netCents: null,
}
