import { describe, expect, it } from 'vitest'
import { type ArenaFacts, arenaNeeds } from './arena-needs.ts'

const nothing: ArenaFacts = {
  timeZone: 'America/Fortaleza',
  tabs: [],
  requests: [],
  till: { unexplainedId: null, lastClosedAt: '2026-11-19T03:00:00.000Z' },
  series: [],
  expenses: { count: 0, firstDueDay: null },
  reviews: [],
  lowProducts: 0,
}
const tab = (id: string, openedAt: string, changes: Partial<ArenaFacts['tabs'][number]> = {}) => ({
  id,
  status: 'open' as const,
  openedAt,
  closedAt: null,
  billAskedAt: null,
  ...changes,
})
const review = (id: string, day: number, answer: ArenaFacts['reviews'][number]['answer'] = null) => ({
  id,
  createdAt: `2026-11-${day}T10:00:00.000Z`,
  answer,
})

describe('what waits at an arena (H2)', () => {
  it('is nothing where nothing waits, and what is answered or settled is not told', () => {
    expect(arenaNeeds(nothing)).toEqual([])
    expect(
      arenaNeeds({
        ...nothing,
        tabs: [tab('a', '2026-11-20T10:00:00.000Z', { status: 'paid' })],
        requests: [
          { status: 'offered', createdAt: '2026-11-18T10:00:00.000Z' },
          { status: 'refused', createdAt: '2026-11-18T10:00:00.000Z' },
        ],
        series: [{ overdueCents: 0, dueCents: 0, oldestDueDay: null }],
        reviews: [review('thanked', 18, { text: 'Valeu!', createdAt: '2026-11-19T10:00:00.000Z' })],
      }),
    ).toEqual([])
  })

  it('is told the most urgent first, then the oldest, of each kind once, and what has no age last', () => {
    const needs = arenaNeeds({
      ...nothing,
      tabs: [
        tab('new', '2026-11-20T12:00:00.000Z', { billAskedAt: '2026-11-20T12:30:00.000Z' }),
        tab('old', '2026-11-20T11:00:00.000Z', {
          status: 'closed',
          closedAt: '2026-11-20T12:20:00.000Z',
          billAskedAt: '2026-11-20T12:10:00.000Z',
        }),
        tab('yesterday', '2026-11-19T22:00:00.000Z', {
          status: 'closed',
          closedAt: '2026-11-20T02:00:00.000Z',
        }),
        tab('paid', '2026-11-19T22:00:00.000Z', { status: 'paid', closedAt: '2026-11-20T02:00:00.000Z' }),
      ],
      requests: [
        { status: 'open', createdAt: '2026-11-19T10:00:00.000Z' },
        { status: 'open', createdAt: '2026-11-18T10:00:00.000Z' },
      ],
      till: { unexplainedId: 'till-9', lastClosedAt: '2026-11-20T03:00:00.000Z' },
      series: [
        { overdueCents: 500, dueCents: 900, oldestDueDay: '2026-10-25' },
        { overdueCents: 0, dueCents: 900, oldestDueDay: '2026-11-25' },
      ],
      expenses: { count: 3, firstDueDay: '2026-11-21' },
      reviews: [review('second', 18), review('first', 17)],
      lowProducts: 2,
    })
    expect(needs).toEqual([
      { kind: 'bill', count: 2, since: '2026-11-20T12:10:00.000Z', id: 'old' },
      { kind: 'overdue', count: 1, since: '2026-10-25T03:00:00.000Z' },
      { kind: 'request', count: 2, since: '2026-11-18T10:00:00.000Z' },
      { kind: 'till', count: 1, since: '2026-11-20T03:00:00.000Z', id: 'till-9' },
      { kind: 'expenses', count: 3, since: '2026-11-21T03:00:00.000Z' },
      { kind: 'reviews', count: 2, since: '2026-11-17T10:00:00.000Z', id: 'first' },
      { kind: 'tabs', count: 3, since: '2026-11-19T22:00:00.000Z', older: 1 },
      { kind: 'owing', count: 1, since: '2026-11-25T03:00:00.000Z' },
      { kind: 'stock', count: 2, since: null },
    ])
  })
})
