import { noPlay } from '@campo-livre/domain/rachas/play.ts'
import { tinyStock } from './tiny-stock.ts'
import type {
  ExpenseRecord,
  ProductRecord,
  RachaRecord,
  Seed,
  TabRecord,
  TillRecord,
} from '@campo-livre/backend/store/records.ts'

/** Water at the Arena Paulista, enough of it. */
export function tinyProduct(rest: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: 'agua',
    companyId: 'paulista',
    name: 'Água sem gás',
    category: 'drinks',
    priceCents: 500,
    ean: null,
    stock: 50,
    stockValueCents: 10_000,
    costCents: 200,
    lowStockAt: 10,
    status: 'active',
    photo: null,
    version: 1,
    createdAt: '2026-01-02T12:00:00.000Z',
    ...rest,
  }
}

/** Two waters on a line of a tab. */
const water = (id: string, productId = 'agua'): TabRecord['items'][number] => ({
  id,
  soldAs: id,
  productId,
  bookingId: null,
  name: 'Água sem gás',
  priceCents: 500,
  quantity: 2,
  note: null,
  addedAt: '2026-11-11T00:10:00.000Z',
  addedById: null,
  returns: [],
  courtesies: [],
})

/** Two waters of Ana after her game of 10 November, paid by Pix. */
export function tinyTab(rest: Partial<TabRecord> = {}): TabRecord {
  return {
    id: 'tab-paid',
    code: 'CMD-PAID',
    companyId: 'paulista',
    athleteId: 'ana',
    customerName: 'Ana Lima',
    customerPhone: null,
    bookingId: 'played',
    status: 'paid',
    items: [water('i1')],
    discount: null,
    servicePercent: 0,
    payments: [
      {
        id: 'p1',
        method: 'pix',
        amountCents: 1000,
        receivedCents: null,
        lines: [],
        paidAt: '2026-11-11T00:40:00.000Z',
        byId: null,
        voided: null,
      },
    ],
    pendingPix: [],
    openedAt: '2026-11-11T00:05:00.000Z',
    closedAt: '2026-11-11T00:40:00.000Z',
    billAskedAt: null,
    mergedIntoId: null,
    version: 1,
    lastCommands: [],
    ...rest,
  }
}

/**
 * The evening of 10 November at the Arena Paulista, until 1h: with R$ 100,00 of change, R$ 30,00 taken out, and one real
 * too many.
 */
export function tinyTill(rest: Partial<TillRecord> = {}): TillRecord {
  return {
    id: 'till-closed',
    companyId: 'paulista',
    openedAt: '2026-11-10T21:00:00.000Z',
    openedById: 'dono',
    floatCents: 10_000,
    movements: [
      {
        id: 'tmv-1',
        kind: 'withdrawal',
        amountCents: 3_000,
        reason: 'Gelo',
        at: '2026-11-11T01:00:00.000Z',
        byId: 'dono',
      },
    ],
    closedAt: '2026-11-11T04:00:00.000Z',
    closedById: 'dono',
    countedCents: 7_100,
    sums: { takenCents: 1_000, expectedCents: 7_000, at: '2026-11-11T05:00:00.000Z' },
    differenceReason: null,
    carried: [],
    ...rest,
  }
}

/** This month's rent of the Arena Paulista, paid on 5 November. */
export function tinyExpense(rest: Partial<ExpenseRecord> = {}): ExpenseRecord {
  return {
    id: 'rent',
    companyId: 'paulista',
    description: 'Aluguel do terreno',
    category: 'rent',
    amountCents: 300_000,
    kind: 'expense',
    supplier: null,
    dueDay: '2026-11-05',
    method: 'transfer',
    note: null,
    payments: [
      {
        id: `${rest.id ?? 'rent'}-paid`,
        day: '2026-11-05',
        method: 'transfer',
        amountCents: 300_000,
        at: '2026-11-05T13:00:00.000Z',
        byId: 'dono',
        voided: null,
      },
    ],
    series: null,
    productId: null,
    version: 1,
    createdAt: '2026-10-16T13:00:00.000Z',
    ...rest,
  }
}

/** Ana's pickup game in her booking of tomorrow, with Bia in it, and one more place. */
export function tinyRacha(rest: Partial<RachaRecord> = {}): RachaRecord {
  const person = {
    goalkeeper: false,
    skill: 3,
    kind: 'regular',
    paid: false,
    answeredAt: null,
    offerUntil: null,
    missedOffer: false,
    leftLate: false,
    arrivedAt: null,
    guestKey: null,
  } as const
  return {
    id: 'racha',
    code: 'RCH-ANA2',
    organizerId: 'ana',
    sport: 'society',
    bookingId: 'paid',
    place: 'Campo 1, Arena Paulista',
    timeZone: 'America/Sao_Paulo',
    start: '2026-11-21T23:00:00.000Z',
    end: '2026-11-22T00:00:00.000Z',
    maxPlayers: 3,
    pricePerHeadCents: 5000,
    minAge: null,
    maxAge: null,
    weekly: false,
    visibility: 'link',
    goalkeeperPlaces: 0,
    regularsUntilHours: null,
    freeOutHours: null,
    quorum: null,
    withoutQuorum: 'open',
    priority: 'regulars_first',
    groupId: rest.id ?? 'racha',
    opening: null,
    cancelledAt: null,
    cancelReason: null,
    closedAt: null,
    linkToken: `link-of-${rest.id ?? 'racha'}`,
    play: noPlay,
    listStyle: null,
    votes: [],
    mutedBy: [],
    changes: [],
    createdAt: '2026-11-19T13:10:00.000Z',
    participants: [
      { ...person, id: 'r1', userId: 'ana', name: 'Ana Lima', status: 'confirmed' },
      { ...person, id: 'r2', userId: 'bia', name: 'Bia Souza', status: 'confirmed' },
      { ...person, id: 'r3', userId: null, name: 'Caio', status: 'invited' },
    ],
    ...rest,
  }
}

/** Builds the products, tabs, expenses and pickup games of the tiny seed's companies. */
export function tinyHouses(): Pick<
  Seed,
  | 'products'
  | 'stockMovements'
  | 'edits'
  | 'tabs'
  | 'tabCommands'
  | 'bookingCommands'
  | 'tills'
  | 'expenses'
  | 'expenseSeries'
  | 'expenseReceipts'
  | 'rachas'
  | 'splits'
> {
  return {
    edits: [],
    products: [
      tinyProduct(),
      tinyProduct({
        id: 'cafe',
        name: 'Café',
        priceCents: 450,
        stock: 3,
        stockValueCents: 450,
        costCents: 150,
      }),
      tinyProduct({
        id: 'coco',
        name: 'Água de coco',
        priceCents: 900,
        stock: 0,
        stockValueCents: 0,
        costCents: null,
        status: 'inactive',
      }),
      tinyProduct({ id: 'praia-agua', companyId: 'praia' }),
    ],
    tabCommands: [],
    bookingCommands: [],
    stockMovements: tinyStock(),
    tabs: [
      tinyTab(),
      tinyTab({
        id: 'tab-open',
        code: 'CMD-OPEN',
        athleteId: 'bia',
        customerName: 'Bia Souza',
        bookingId: null,
        status: 'open',
        items: [water('i2')],
        payments: [],
        openedAt: '2026-11-20T12:30:00.000Z',
        closedAt: null,
      }),
      tinyTab({
        id: 'tab-praia',
        code: 'CMD-PRA2',
        companyId: 'praia',
        athleteId: null,
        bookingId: null,
        items: [water('i3', 'praia-agua')],
      }),
    ],
    tills: [
      tinyTill(),
      tinyTill({
        id: 'till-praia',
        companyId: 'praia',
        openedById: 'dona',
        closedById: 'dona',
        sums: { takenCents: 0, expectedCents: 7_000, at: '2026-11-11T05:00:00.000Z' },
      }),
    ],
    expenseSeries: [],
    expenseReceipts: [],
    expenses: [
      tinyExpense(),
      tinyExpense({
        id: 'energy',
        category: 'energy',
        description: 'Energia',
        dueDay: '2026-11-19',
        payments: [],
        method: null,
      }),
      tinyExpense({
        id: 'tax',
        category: 'taxes',
        description: 'Imposto',
        dueDay: '2026-11-20',
        payments: [],
        method: null,
      }),
      tinyExpense({ id: 'praia-rent', companyId: 'praia' }),
    ],
    rachas: [tinyRacha()],
    splits: [],
  }
}
