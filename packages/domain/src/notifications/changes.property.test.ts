import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleNotification } from '../testing/sample-notification.ts'
import { applyChanges, type NotificationChange, everything } from './changes.ts'
import type { Notification } from './notification.ts'

const minute = fc.integer({ min: 0, max: 59 })
const instant = minute.map((each) => `2026-11-20T13:${String(each).padStart(2, '0')}:00Z`)
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')

const anyList = fc.uniqueArray(
  fc.record({ id, createdAt: instant, readAt: fc.option(instant) }).map(sampleNotification),
  { selector: (each) => each.id },
)
const anyChange: fc.Arbitrary<NotificationChange> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), id, at: instant }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({
    kind: fc.constantFrom('read-all' as const, 'remove-all' as const),
    ids: fc.array(id),
    at: instant,
  }),
)
const anyChanges = fc.array(anyChange, { maxLength: 5 })

/** Returns what a person sees of a list: the ids in their order, and whether each is read. */
const seen = (list: readonly Notification[]) => list.map((each) => [each.id, each.readAt !== null])

describe('changes laid over a list (E9)', () => {
  it('made twice are made once', () => {
    fc.assert(
      fc.property(anyList, anyChanges, (list, changes) => {
        const once = applyChanges(list, changes)
        expect(applyChanges(once, changes)).toEqual(once)
      }),
    )
  })

  it('look the same in whatever order they were made', () => {
    fc.assert(
      fc.property(anyList, anyChanges, (list, changes) => {
        expect(seen(applyChanges(list, changes))).toEqual(seen(applyChanges(list, changes.toReversed())))
      }),
    )
  })

  it('keep the order, add nothing and never make anything unread', () => {
    fc.assert(
      fc.property(anyList, anyChanges, (list, changes) => {
        const shown = applyChanges(list, changes)
        const kept = new Set(shown.map((each) => each.id))
        expect(shown.map((each) => each.id)).toEqual(
          list.filter((each) => kept.has(each.id)).map((each) => each.id),
        )
        for (const each of shown) {
          const before = list.find((other) => other.id === each.id)
          expect(each).toEqual({ ...before, readAt: before?.readAt ?? each.readAt })
        }
      }),
    )
  })

  it('of one are of that one alone', () => {
    const [first, second] = [sampleNotification({ id: 'a' }), sampleNotification({ id: 'b' })]
    const at = '2026-11-20T13:01:00Z'
    expect(applyChanges([first, second], [{ kind: 'read', id: 'a', at }])).toEqual([
      { ...first, readAt: at },
      second,
    ])
    expect(applyChanges([first, second], [{ kind: 'remove', id: 'a' }])).toEqual([second])
  })

  it('do not read again what has been read', () => {
    const read = sampleNotification({ id: 'a', readAt: '2026-11-20T13:00:00Z' })
    expect(applyChanges([read], [{ kind: 'read', id: 'a', at: '2026-11-20T13:01:00Z' }])).toEqual([read])
  })

  it('of everything leave alone what came later', () => {
    const [old, unseen, later] = [
      sampleNotification({ id: 'old' }),
      sampleNotification({ id: 'unseen', createdAt: '2026-11-20T13:00:30Z' }),
      sampleNotification({ id: 'later', createdAt: '2026-11-20T13:02:00Z' }),
    ]
    const all = everything([old], '2026-11-20T13:01:00Z')
    expect(applyChanges([later, unseen, old], [{ kind: 'remove-all', ...all }])).toEqual([later])
  })

  it('of everything are of what came at that very instant, too', () => {
    const at = '2026-11-20T13:01:00Z'
    const unseen = sampleNotification({ createdAt: at })
    expect(applyChanges([unseen], [{ kind: 'remove-all', ...everything([], at) }])).toEqual([])
  })
})

/** One event of the simulation, and the number of the change under way to which it happens. */
const anyEvent = fc.record({
  what: fc.constantFrom('change', 'reach', 'succeed', 'fail', 'ask', 'hear'),
  which: fc.nat(),
  change: anyChange,
})

/** A model of a server and a client: the list of each, the changes under way, and the answer that is awaited. */
function world(start: readonly Notification[]) {
  let server = start
  let base = start
  let poll: readonly Notification[] | null = null
  const pending: NotificationChange[] = []
  const reached = new Set<NotificationChange>()
  const gone = new Set<string>()
  const drop = (change: NotificationChange) => pending.splice(pending.indexOf(change), 1)
  return {
    gone,
    shown: () => applyChanges(base, pending),
    change: (change: NotificationChange) => pending.push({ ...change }),
    pick: (which: number) => pending[which % Math.max(pending.length, 1)],
    reach: (change: NotificationChange) => {
      server = applyChanges(server, [change])
      reached.add(change)
    },
    // As the app does: a change that succeeded is kept in the latest answer, and older answers are ignored.
    succeed: (change: NotificationChange) => {
      if (!reached.has(change)) return
      const left = new Set(applyChanges(start, [change]).map((each) => each.id))
      for (const each of start) if (!left.has(each.id)) gone.add(each.id)
      base = applyChanges(base, [change])
      poll = null
      drop(change)
    },
    fail: (change: NotificationChange) => reached.has(change) || drop(change),
    ask: () => {
      poll = server
    },
    hear: () => {
      base = poll ?? base
    },
  }
}

it('what was taken away never comes back, whatever polls answer meanwhile', () => {
  fc.assert(
    fc.property(anyList, fc.array(anyEvent, { maxLength: 30 }), (start, events) => {
      const at = world(start)
      for (const { what, which, change } of events) {
        const one = at.pick(which)
        if (what === 'change') at.change(change)
        else if (what === 'ask' || what === 'hear') at[what]()
        else if (one) at[what](one)
        expect(at.shown().filter((each) => at.gone.has(each.id))).toEqual([])
      }
    }),
    { numRuns: 1_000 },
  )
})
