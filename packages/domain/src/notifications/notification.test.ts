import { describe, expect, it } from 'vitest'
import { sampleNotification } from '../testing/sample-notification.ts'
import { countUnread, hasGrown } from './notification.ts'
import { iconOf } from './notification-icon.ts'

const at = (id: string, minute: number) =>
  sampleNotification({ id, createdAt: `2026-11-20T13:${String(minute).padStart(2, '0')}:00Z` })

it('counts the unread', () => {
  const read = sampleNotification({ readAt: '2026-11-20T13:00:00Z' })
  expect(countUnread([at('a', 1), read, at('b', 2)])).toBe(2)
  expect(countUnread([])).toBe(0)
})

describe('hasGrown (E6)', () => {
  const before = [at('b', 2), at('a', 1)]
  it.each([
    ['one more', [at('c', 3), ...before], true],
    ['one more, however old', [...before, at('z', 0)], true],
    ['a new one where only the newest are sent', [at('c', 3), at('b', 2)], true],
    ['the same', before, false],
    ['one less', [at('b', 2)], false],
    ['none', [], false],
    ['an older one that moved up', [at('b', 2), at('z', 0)], false],
    ['one that is older than the newest only', [at('b', 2), at('z', 1)], false],
    ['one as old as the newest', [at('b', 2), at('z', 2)], false],
  ])('with %s', (_what, after, expected) => expect(hasGrown(before, after)).toBe(expected))

  it('from nothing', () => {
    expect(hasGrown([], [at('a', 1)])).toBe(true)
    expect(hasGrown([], [])).toBe(false)
  })
})

describe('iconOf (E3)', () => {
  it.each([
    ['message', 'envelope'],
    ['system', 'cog'],
    ['reminder', 'bell'],
    ['warning', 'warning'],
    ['success', 'check'],
    ['other', 'info'],
  ] as const)('of the type %s is %s', (type, icon) => expect(iconOf(sampleNotification({ type }))).toBe(icon))

  it.each([
    ['pi-check-circle', 'check'],
    ['pi-plus-circle', 'plus'],
    ['pi-clock', 'clock'],
    ['pi pi-envelope', 'envelope'],
    ['cog', 'cog'],
    ['pi-unknown', 'bell'],
    ['', 'bell'],
    ['__proto__', 'bell'],
    ['constructor', 'bell'],
  ])('named %j by the server is %s', (icon, shown) =>
    expect(iconOf(sampleNotification({ type: 'reminder', data: { icon } }))).toBe(shown),
  )
})
