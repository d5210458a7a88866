import type { LinkedRacha, RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'

/** Returns somebody on the roster of a racha. */
export function rachaPerson(id: string, name: string, changes: Partial<RachaPerson> = {}): RachaPerson {
  return {
    id,
    name,
    goalkeeper: false,
    skill: 3,
    kind: 'regular',
    status: 'confirmed',
    paid: false,
    me: false,
    hasAccount: true,
    answeredAt: '2026-11-16T12:00:00.000Z',
    offerUntil: null,
    missedOffer: false,
    leftLate: false,
    arrivedAt: null,
    ...changes,
  }
}

const rules = {
  goalkeeperPlaces: 2,
  regularsUntilHours: null,
  freeOutHours: 24,
  quorum: null,
  withoutQuorum: 'open',
  priority: 'regulars_first',
} as const

const game = {
  sport: 'society',
  place: 'Campo 1 – Gramado Norte, Arena Beira-Mar',
  timeZone: 'America/Fortaleza',
  start: '2026-11-22T23:00:00.000Z',
  end: '2026-11-23T01:00:00.000Z',
  maxPlayers: 14,
  pricePerHeadCents: 3000,
  minAge: null,
  maxAge: null,
  weekly: true,
  status: 'open',
  confirmed: 2,
  freePlaces: 12,
  waiting: 1,
} as const

/** Returns a racha of Rafael's on Sunday, with somebody of every answer. */
export function sampleRacha(changes: Partial<RachaDetail> = {}): RachaDetail {
  return {
    ...game,
    ...rules,
    id: 'racha-1',
    code: 'RCH-7K2Q',
    organizerId: 'athlete-1',
    organizerName: 'Rafael Monteiro',
    bookingId: 'booking-1',
    visibility: 'link',
    createdAt: '2026-11-16T12:00:00.000Z',
    mine: true,
    myStatus: 'confirmed',
    myOfferUntil: null,
    opening: null,
    closedAt: null,
    cancelReason: null,
    linkToken: 'convite-racha-1',
    listStyle: null,
    muted: false,
    nextId: null,
    rating: null,
    play: { commitment: null, draws: [], live: null },
    participants: [
      rachaPerson('a', 'Rafael Monteiro', { me: true, paid: true }),
      rachaPerson('b', 'Thiago Almeida', {
        goalkeeper: true,
        kind: 'day',
        answeredAt: '2026-11-16T13:00:00.000Z',
      }),
      rachaPerson('c', 'Bianca Lopes', { status: 'waiting' }),
      rachaPerson('d', 'Caio Borges', { status: 'invited', answeredAt: null }),
      rachaPerson('e', 'Débora Sales', { status: 'declined' }),
    ],
    ...changes,
  }
}

/** Returns the same as whoever has its link sees it. */
export function sampleLinkedRacha(changes: Partial<LinkedRacha> = {}): LinkedRacha {
  return {
    ...game,
    ...rules,
    keptUntil: null,
    organizerName: 'Rafael',
    people: [
      { name: 'Rafael', status: 'confirmed', goalkeeper: false },
      { name: 'Thiago', status: 'confirmed', goalkeeper: true },
      { name: 'Bianca', status: 'waiting', goalkeeper: false },
    ],
    me: null,
    ownId: null,
    ...changes,
  }
}
