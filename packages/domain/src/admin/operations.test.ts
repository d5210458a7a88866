import { describe, expect, it } from 'vitest'
import type { StoredUser } from '../users/stored-user.ts'
import type { AdminBulk } from './admin-bulk.ts'
import type { AdminCommand } from './admin-command.ts'
import type { Audit } from './audit.ts'
import {
  arenaNamed,
  commandOf,
  isUndoable,
  knownDeed,
  listFilters,
  personToSee,
  refuseBulk,
  refuseImport,
  refuseNaming,
  refuseOlderStamp,
  refuseOpenTill,
  refuseOtherCount,
  refuseRefund,
  refuseUnexplained,
  refuseVoid,
  undoOf,
} from './operations.ts'

describe('a command of an admin (H12)', () => {
  const row = { id: 'c1', resource: 'bookings', rowId: 'b', stamp: 's' } as const
  it('is one that rows of its kind know, and has the reason that it asks for', () => {
    expect(knownDeed(1)).toEqual({ ok: true, deed: 1 })
    expect(knownDeed(undefined)).toMatchObject({ code: 'invalid' })
    const cancel = (reason: string | null): AdminCommand => ({
      ...row,
      type: 'act',
      action: 'cancel',
      reason,
    })
    expect(refuseUnexplained(cancel('Choveu'))).toBeNull()
    expect(refuseUnexplained(cancel(''))).toMatchObject({ code: 'invalid', field: 'reason' })
    expect(refuseUnexplained(cancel(null))).toMatchObject({ field: 'reason' })
    expect(refuseUnexplained({ ...row, type: 'act', action: 'no_show', reason: null })).toBeNull()
    expect(refuseUnexplained({ ...row, type: 'change', values: {} })).toBeNull()
  })
  it('stands on the present state of the row', () => {
    expect(refuseOlderStamp('a', 'a')).toBeNull()
    expect(refuseOlderStamp('a', 'b')).toMatchObject({ code: 'stale' })
  })
})

describe('the same with many rows (H12)', () => {
  const bulk: AdminBulk = { id: 'c1', resource: 'reviews', rows: [], action: 'remove', of: null }
  it('is a command for each, by its place', () => {
    const seen = { id: 'r', stamp: 's' }
    expect(commandOf(bulk, seen, 2)).toEqual({
      id: 'c1-2',
      resource: 'reviews',
      rowId: 'r',
      stamp: 's',
      reason: null,
      type: 'remove',
    })
    expect(commandOf({ ...bulk, action: 'block' }, seen, 0)).toMatchObject({ type: 'act', action: 'block' })
  })
  it('is nothing that there is not, or that wants a reason for each', () => {
    expect(refuseBulk(bulk, true)).toMatchObject({
      field: 'action',
      message: 'Isso pede um motivo para cada um.',
    })
    expect(refuseBulk({ ...bulk, resource: 'notices' }, true)).toBeNull()
    expect(refuseBulk({ ...bulk, resource: 'notices' }, false)).toMatchObject({ field: 'action' })
  })
  it('is of the rows that were seen', () => {
    expect(refuseOtherCount(3, 3)).toBeNull()
    expect(refuseOtherCount(1_204, 3)).toMatchObject({
      code: 'conflict',
      message: 'Agora a lista tem 1.204, e não 3. Confira antes.',
      data: 1_204,
    })
  })
  it('is of the list as it was filtered, by filters that it has', () => {
    const filter = { column: 'name', operator: 'and', conditions: [{ mode: 'contains', value: 'sol' }] }
    expect(listFilters({ name: 'text' }, '')).toEqual({ ok: true, filters: [] })
    expect(listFilters({ name: 'text' }, JSON.stringify([filter]))).toEqual({ ok: true, filters: [filter] })
    expect(listFilters({ code: 'text' }, JSON.stringify([filter]))).toMatchObject({
      code: 'invalid',
      field: 'of',
    })
  })
  it('creates the rows of a file, or none of them', () => {
    expect(refuseImport({ problems: [] })).toBeNull()
    const wrong = { lines: [], problems: [{ line: 2 }] }
    expect(refuseImport(wrong)).toMatchObject({ code: 'conflict', data: wrong })
  })
})

it('an arena is named by its id, or by a name that it alone has (H12)', () => {
  const arenas = ['Sol', 'Mar', 'mar'].map((name, at) => ({ id: `a${at}`, name }))
  expect(arenaNamed('a2', arenas)).toEqual({ ok: true, arena: arenas[2] })
  expect(arenaNamed('SOL', arenas)).toEqual({ ok: true, arena: arenas[0] })
  expect(arenaNamed('Mar', arenas)).toMatchObject({
    field: 'companyId',
    message: expect.stringContaining('Mais de uma'),
  })
  expect(arenaNamed('Lua', arenas)).toMatchObject({
    field: 'companyId',
    message: expect.stringContaining('Não há'),
  })
})

it('an admin looks at the app as somebody who can enter, and as no other admin (H12)', () => {
  const ana = { profile: { name: 'athlete' }, blocked: false } as StoredUser
  expect(personToSee(ana)).toEqual({ ok: true, person: ana })
  expect(personToSee(undefined)).toMatchObject({ code: 'owner_deleted' })
  expect(personToSee({ ...ana, profile: { name: 'admin' }, blocked: true })).toMatchObject({
    code: 'conflict',
  })
  expect(personToSee({ ...ana, blocked: true })).toMatchObject({ code: 'account_blocked' })
})

describe('money and names by an admin (H12)', () => {
  it('come back where they came in, once they are there', () => {
    const paid = { status: 'paid', online: true, source: 'booking' } as const
    expect(refuseRefund(paid)).toBeNull()
    expect(refuseRefund({ ...paid, online: false })).toMatchObject({ code: 'conflict' })
    expect(refuseRefund({ ...paid, status: 'refunded' })).toMatchObject({ code: 'conflict' })
    expect(refuseVoid(paid)).toMatchObject({ code: 'conflict' })
    expect(refuseVoid({ ...paid, online: false })).toBeNull()
    expect(refuseVoid({ ...paid, source: 'tab' })).toBeNull()
    expect(refuseVoid({ ...paid, source: 'tab', status: 'refunded' })).toMatchObject({ code: 'conflict' })
  })
  it('are of a till that is closed, and of a booking of nobody with an account', () => {
    expect(refuseOpenTill({ closedAt: null })).toMatchObject({ code: 'conflict' })
    expect(refuseOpenTill({ closedAt: '2026-11-20T10:00:00.000Z' })).toBeNull()
    expect(refuseNaming({ athleteId: null })).toBeNull()
    expect(refuseNaming({ athleteId: 'ana' })).toMatchObject({
      errors: { customerName: [expect.any(String)] },
    })
  })
})

describe('what takes a change back (H12)', () => {
  const entry: Audit = {
    id: 'e',
    at: '2026-11-20T10:00:00.000Z',
    userId: 'admin',
    call: 'c',
    resource: 'users',
    rowId: 'ana',
    name: 'Ana',
    kind: 'changed',
    changes: [
      { field: 'name', from: 'Ana', to: 'Aninha' },
      { field: 'blocked', from: false, to: true },
      { field: 'password', from: null, to: null },
    ],
    reason: null,
    commandId: null,
  }
  const row = { name: 'Aninha', blocked: true }
  const undo = (given: Partial<Parameters<typeof undoOf>[1]> = {}, of = entry) =>
    undoOf(of, { fields: null, at: '2026-11-21T10:00:00.000Z', row, ...given })

  it('is the values that were entered, and the deeds against the others', () => {
    expect(undo()).toEqual({ ok: true, values: { name: 'Ana' }, acts: ['unblock'] })
    expect(undo({ fields: ['blocked'] })).toEqual({ ok: true, values: {}, acts: ['unblock'] })
  })
  it.each([
    ['users', 'blocked', true, 'block'],
    ['contacts', 'answeredAt', null, 'reopen'],
    ['contacts', 'answeredAt', 'then', 'answer'],
    ['products', 'status', 'active', 'sell'],
    ['products', 'status', 'inactive', 'hide'],
    ['products', 'status', 'archived', 'archive'],
    ['fields', 'status', 'active', 'activate'],
    ['fields', 'status', 'inactive', 'pause'],
    ['coupons', 'status', 'active', 'resume'],
    ['coupons', 'status', 'paused', 'pause'],
  ] as const)('of %s.%s, which was %j, is %s', (resource, field, from, act) => {
    const one = { ...entry, resource, changes: [{ field, from, to: 'x' }] }
    expect(undo({ row: { [field]: 'x' } }, one)).toEqual({ ok: true, values: {}, acts: [act] })
  })
  it('is there for a day, once, and of what was entered alone', () => {
    expect(undo({ at: '2026-11-21T10:00:00.001Z' })).toMatchObject({ code: 'not_undoable' })
    expect(undo({}, { ...entry, undoneAt: entry.at })).toMatchObject({ code: 'already_undone' })
    expect(undo({ fields: ['phone'] })).toMatchObject({ code: 'not_undoable' })
    for (const other of [
      { ...entry, kind: 'created' as const },
      { ...entry, changes: entry.changes.slice(2) },
      { ...entry, resource: 'mails' as const, changes: entry.changes.slice(0, 1) },
    ]) {
      expect(isUndoable(other)).toBe(false)
      expect(undo({}, other)).toMatchObject({ code: 'not_undoable' })
    }
  })
  it('is refused where the row says something else by now, or is gone', () => {
    expect(undo({ row: { ...row, name: 'Outra' } })).toMatchObject({ code: 'stale' })
    expect(undo({ fields: ['blocked'], row: { ...row, name: 'Outra' } }).ok).toBe(true)
    expect(undo({ row: undefined })).toMatchObject({ code: 'not_found' })
  })
})
