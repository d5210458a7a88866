import { expect, it } from 'vitest'
import { compileList } from '../lists/compile-list.ts'
import { listReading } from '../testing/list-reading.ts'
import { contactList, mailList, noticeList } from './log-lists.ts'

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`
const reading = listReading(at(20), {
  find: (table, id) => (table === 'users' && id === 'ana' ? { name: 'Ana Lima' } : undefined),
})

it('contacts that wait come first, the longest before the others, then the newest of the answered (H12)', () => {
  const contact = (id: string, hour: number, answeredAt?: string | null) => ({
    id,
    name: id,
    email: `${id}@arena.test`,
    phone: '5585900000001',
    description: null,
    createdAt: at(hour),
    answeredAt,
  })
  const list = compileList(contactList, {})
  const rows = [
    contact('old', 10, at(18)),
    contact('waits', 12),
    contact('new', 15, at(17)),
    contact('waits-longer', 11, null),
  ] as unknown as Parameters<typeof list.ordered>[0]
  const ordered = list.ordered(rows, reading)
  expect(ordered.map(({ id }) => id)).toEqual(['waits-longer', 'waits', 'new', 'old'])
  expect(
    ordered.map((row) => list.row(row, reading)).map(({ status, answeredAt }) => [status, answeredAt]),
  ).toEqual([
    ['waiting', null],
    ['waiting', null],
    ['answered', at(17)],
    ['answered', at(18)],
  ])
})

it('a mail has left, waits to leave, or came back with its reason (H12)', () => {
  const mail = (id: string, hour: number, rest: object = {}) => ({
    id,
    to: 'ana@test.test',
    subject: 'Reserva confirmada',
    text: '',
    link: null,
    code: null,
    sentAt: at(hour),
    ...rest,
  })
  const list = compileList(mailList, {})
  const delivery = { tries: 1, nextAt: at(19) }
  const rows = [
    mail('b', 12),
    mail('later', 13, { failure: 'Caixa cheia', delivery }),
    mail('a', 12, { delivery }),
  ]
  const ordered = list.ordered(rows, reading)
  expect(
    ordered.map((row) => list.row(row, reading)).map(({ id, status, failure }) => [id, status, failure]),
  ).toEqual([
    ['later', 'failed', 'Caixa cheia'],
    ['a', 'waiting', null],
    ['b', 'sent', null],
  ])
})

it('a notice tells who got it, and whether they have read it; of a deleted account nobody is told (H12)', () => {
  const notice = (id: string, hour: number, userId: string, readAt: string | null) => ({
    id,
    userId,
    type: 'message',
    message: 'Chuva',
    icon: null,
    actionText: null,
    actionUrl: null,
    openInNewTab: false,
    readAt,
    createdAt: at(hour),
    shape: 'flat' as const,
  })
  const list = compileList(noticeList, {})
  const rows = [notice('b', 12, 'ana', null), notice('new', 13, 'ana', at(14)), notice('a', 12, 'gone', null)]
  const ordered = list.ordered(rows, reading)
  expect(
    ordered.map((row) => list.row(row, reading)).map(({ id, userName, read }) => [id, userName, read]),
  ).toEqual([
    ['new', 'Ana Lima', true],
    ['a', '', false],
    ['b', 'Ana Lima', false],
  ])
})
