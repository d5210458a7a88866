import type {
  LinkedBill,
  LinkedShare,
  SplitDetail,
  SplitPersonDetail,
} from '@campo-livre/domain/splits/split-view.ts'

/** Returns somebody of a bill who owes R$ 50,00. */
export function splitPerson(
  id: string,
  name: string,
  changes: Partial<SplitPersonDetail> = {},
): SplitPersonDetail {
  return {
    id,
    name,
    exempt: false,
    part: { as: 'rest' },
    token: `cota-${id}`,
    shareCents: 5000,
    paidCents: 0,
    openCents: 5000,
    creditCents: 0,
    supplement: false,
    hasAccount: false,
    me: false,
    payments: [],
    notNow: null,
    ...changes,
  }
}

/** Returns a bill of R$ 100,00 among two people. */
export function sampleSplit(changes: Partial<SplitDetail> = {}): SplitDetail {
  return {
    id: 'conta-1',
    code: 'CTA-7K2Q',
    groupToken: 'grupo-1',
    title: 'o racha de sexta-feira, 20 de novembro, 20h às 22h',
    origin: { kind: 'racha', id: 'rch-atleta-01' },
    timeZone: 'America/Fortaleza',
    createdAt: '2026-11-20T12:00:00.000Z',
    cancelledAt: null,
    cancelReason: null,
    items: [
      { id: 'field', kind: 'field', name: 'Campo', cents: 10_000, payers: { of: 'all' }, source: null },
    ],
    changes: [
      {
        id: 'c1',
        at: '2026-11-20T12:00:00.000Z',
        who: 'Rafael Monteiro',
        what: 'Abriu a conta',
        differences: [{ name: 'Campo', before: null, after: 'R$ 100,00, de todos' }],
      },
    ],
    people: [splitPerson('a', 'Rafael Monteiro', { me: true }), splitPerson('b', 'Bianca Lopes')],
    sum: { totalCents: 10_000, paidCents: 0, openCents: 10_000, creditCents: 0, unclaimedCents: 0 },
    sources: [],
    contacts: [{ sameAs: 'z', name: 'Thiago Almeida' }],
    ...changes,
  }
}

/** Returns a bill as its group sees it: one of three has paid. */
export function sampleBill(changes: Partial<LinkedBill> = {}): LinkedBill {
  return {
    title: 'o racha de sexta-feira, 20 de novembro, 20h às 22h',
    organizerName: 'Rafael',
    cancelled: false,
    openCents: 10_000,
    unclaimedCents: 0,
    settledPeople: 1,
    people: 3,
    who: [
      { personId: 'a', name: 'Rafael', state: 'paid', openCents: 0, mine: false },
      { personId: 'b', name: 'Bianca', state: 'open', openCents: 5000, mine: false },
      { personId: 'c', name: 'Dedé', state: 'said', openCents: 5000, mine: false },
    ],
    ...changes,
  }
}

/** Returns a share of R$ 50,00 as its guest sees it. */
export function sampleShare(changes: Partial<LinkedShare> = {}): LinkedShare {
  return {
    title: 'o racha de sexta-feira, 20 de novembro, 20h às 22h',
    organizerName: 'Rafael',
    name: 'Bianca',
    timeZone: 'America/Fortaleza',
    cancelled: false,
    shareCents: 5000,
    paidCents: 0,
    openCents: 5000,
    creditCents: 0,
    supplement: false,
    items: [{ id: 'field', name: 'Campo', cents: 10_000, shared: true }],
    claimable: [],
    pix: null,
    card: null,
    arenaCredit: null,
    maxInstalments: 1,
    saidAt: null,
    settledPeople: 1,
    people: 2,
    rule: null,
    taken: false,
    ...changes,
  }
}
