import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkSearch,
  filtersOf,
  MAX_NEWS_FIELDS,
  nextCheckAt,
  savedSearchSchema,
  searchesChangeSchema,
  searchNotice,
  type StoredSearch,
} from './saved-search.ts'

const search = (changes: Partial<StoredSearch> = {}): StoredSearch => ({
  link: '/campos?esporte=futsal',
  name: 'futsal',
  question: { sport: 'futsal' },
  told: true,
  known: [],
  checkedAt: '2026-11-20T13:20:00.000Z',
  toldOn: null,
  ...changes,
})
const fields = fc.subarray(['a', 'b', 'c', 'd', 'e'])
const dayAt = (index: number) =>
  new Date(Date.UTC(2026, 10, 20 + Math.floor(index / 3))).toISOString().slice(0, 10)

describe('what is new in a search (H1)', () => {
  test('is told at most once a day, never of what was there the time before, and in the end of all that stays', () => {
    fc.assert(
      fc.property(fields, fc.array(fields, { maxLength: 12 }), fields, (first, finds, last) => {
        let kept = search({ known: first })
        const days = new Set<string>()
        let before = new Set(first)
        // The last ones are looked at until another day has come.
        const all = [...finds, last, last, last, last]
        for (const [index, found] of all.entries()) {
          const today = dayAt(index)
          const { search: next, news } = checkSearch(kept, found, { at: `${today}T12:00:00.000Z`, today })
          if (news > 0) {
            expect(days.has(today)).toBe(false)
            days.add(today)
            expect(found.some((id) => !before.has(id))).toBe(true)
          }
          before = new Set(next.known)
          kept = next
        }
        expect(kept.known?.toSorted()).toEqual(last.toSorted())
      }),
    )
  })

  test('is told on the next day where it came after the news of a day, and not before', () => {
    const friday = { at: '2026-11-20T14:00:00.000Z', today: '2026-11-20' }
    const saturday = { at: '2026-11-21T14:00:00.000Z', today: '2026-11-21' }
    const first = checkSearch(search(), ['a'], friday)
    const later = checkSearch(first.search, ['a', 'b'], friday)
    const next = checkSearch(later.search, ['a', 'b'], saturday)
    expect([first.news, later.news, next.news]).toEqual([1, 0, 1])
    expect(checkSearch(next.search, ['a', 'b'], saturday).news).toBe(0)
  })

  test('is told on the day on which it comes, though there was none earlier that day', () => {
    const friday = { at: '2026-11-20T14:00:00.000Z', today: '2026-11-20' }
    const without = checkSearch(search({ known: ['a'] }), ['a'], friday)
    expect(without).toMatchObject({ search: { toldOn: null }, news: 0 })
    expect(checkSearch(without.search, ['a', 'b'], friday).news).toBe(1)
  })

  test('is nothing where it finds too much, and nothing right after that', () => {
    const many = Array.from({ length: MAX_NEWS_FIELDS + 1 }, (_, index) => String(index))
    const now = { at: '2026-11-20T14:00:00.000Z', today: '2026-11-20' }
    const { search: full, news } = checkSearch(search(), many, now)
    expect([full.known, news]).toEqual([null, 0])
    expect(checkSearch(full, ['a'], now)).toMatchObject({ search: { known: ['a'] }, news: 0 })
  })

  test('is looked at every hour for a time, every day else, and not once its day is over or nobody is told', () => {
    expect(nextCheckAt(search())).toBe('2026-11-21T13:00:00.000Z')
    expect(nextCheckAt(search({ question: { time: '20:00' } }))).toBe('2026-11-20T14:00:00.000Z')
    expect(nextCheckAt(search({ question: { date: '2026-11-19' } }))).toBeNull()
    expect(nextCheckAt(search({ told: false }))).toBeNull()
    expect(nextCheckAt(search({ question: {} }))).toBeNull()
  })

  test('is looked at until its day is over in all of Brazil, whatever day it is elsewhere', () => {
    const tonight = (checkedAt: string) =>
      nextCheckAt(search({ question: { date: '2026-11-20' }, checkedAt }))
    expect(tonight('2026-11-20T13:20:00.000Z')).toBe('2026-11-20T14:00:00.000Z')
    expect(tonight('2026-11-21T00:20:00.000Z')).toBe('2026-11-21T01:00:00.000Z')
    expect(tonight('2026-11-21T04:59:59.999Z')).toBe('2026-11-21T05:00:00.000Z')
    expect(tonight('2026-11-21T05:00:00.000Z')).toBeNull()
  })

  test('is told of up to 200 fields, and of none to who does not want it', () => {
    const now = { at: '2026-11-20T14:00:00.000Z', today: '2026-11-20' }
    const most = Array.from({ length: MAX_NEWS_FIELDS }, (_, index) => String(index))
    expect(checkSearch(search(), most, now).news).toBe(MAX_NEWS_FIELDS)
    expect(checkSearch(search({ told: false }), ['a'], now)).toMatchObject({
      search: { known: ['a'] },
      news: 0,
    })
  })

  test('is said with its number, free or new', () => {
    expect(searchNotice('ana', search(), 1).message).toBe('Novidade na sua busca “futsal”: 1 campo novo.')
    const timed = search({ question: { time: '20:00' } })
    expect(searchNotice('ana', timed, 2).message).toBe(
      'Novidade na sua busca “futsal”: 2 campos ficaram livres.',
    )
    const dated = search({ question: { date: '2026-11-20' } })
    expect(searchNotice('ana', dated, 1)).toEqual({
      userId: 'ana',
      kind: 'news',
      type: 'message',
      message: 'Novidade na sua busca “futsal”: 1 campo ficou livre.',
      actionText: 'Ver campos',
      actionUrl: '/campos?esporte=futsal',
    })
    expect(searchNotice('ana', search(), 3).message).toBe('Novidade na sua busca “futsal”: 3 campos novos.')
  })

  test('asks for something', () => {
    expect(filtersOf({ sport: 'futsal', page: '3', amenities: 'parking' })).toEqual({
      sport: 'futsal',
      amenities: ['parking'],
    })
    expect(filtersOf({ page: '2' })).toBeNull()
    expect(filtersOf({ sport: 'xadrez' })).toBeNull()
  })

  test('is kept by its address, with a name and a question of some length', () => {
    const kept = {
      link: '/campos?esporte=futsal',
      name: ' futsal ',
      question: { sport: 'futsal' },
      told: true,
    }
    expect(savedSearchSchema.parse(kept)).toEqual({ ...kept, name: 'futsal' })
    for (const wrong of [
      { link: '/campos' },
      { link: '/outra?esporte=futsal' },
      { link: 'https://x.test/campos?a=b' },
      { link: '/campos?a=b c' },
      { link: `/campos?${'a'.repeat(800)}` },
      { name: '  ' },
      { name: 'a'.repeat(161) },
      { question: {} },
      { question: { sport: 'futsal', [`q${'x'.repeat(20)}`]: 'a' } },
      { question: { sport: 'futsal', q: 'a'.repeat(201) } },
    ])
      expect(savedSearchSchema.safeParse({ ...kept, ...wrong }).success).toBe(false)
    const many = (count: number) =>
      searchesChangeSchema.safeParse({ keep: Array.from({ length: count }, () => kept) })
    expect([many(20).success, many(21).success]).toEqual([true, false])
    expect(searchesChangeSchema.parse({})).toEqual({ keep: [], remove: [] })
  })
})
