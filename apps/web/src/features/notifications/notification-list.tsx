import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNow } from '../../lib/time/use-now.ts'
import classes from './notification-list.module.css'
import { NotificationRow } from './notification-row.tsx'
import type { ChangeNotifications } from './use-change-notifications.ts'

type Props = {
  list: readonly Notification[]
  change: ChangeNotifications
  onLeave: () => void
  onEmptied: () => void
}

/** The estimated height of a row of two lines, in pixels; real heights are measured. */
const ROW_HEIGHT = 84

/**
 * The notifications, of which only visible ones are rendered, so that a thousand open at once. The focused one stays
 * rendered wherever the list is scrolled. Arrow keys go from one to the next.
 */
export function NotificationList({ list, change, onLeave, onEmptied }: Props) {
  const now = useNow(10_000)
  const scroller = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoised by a compiler here
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => list[index]?.id ?? index,
    overscan: 4,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      const focused = list.findIndex(({ id }) => id === focusedId)
      return focused < 0 || seen.includes(focused) ? seen : [...seen, focused].toSorted((a, b) => a - b)
    },
  })
  /** The control to focus once it is rendered. */
  const wanted = useRef<{ id: string; control: 'message' | 'remove' } | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const { id, control } = wanted.current
    const row = scroller.current?.querySelector(`[data-index="${list.findIndex((each) => each.id === id)}"]`)
    const target = row?.querySelector<HTMLElement>(`[data-control="${control}"]`)
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })
  const focusOn = (index: number, control: 'message' | 'remove') => {
    const id = list[index]?.id
    if (id === undefined) return
    wanted.current = { id, control }
    setFocusedId(id)
    rows.scrollToIndex(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null
    if (step === undefined || row === null) return
    event.preventDefault()
    focusOn(Number(row.getAttribute('data-index')) + step, 'message')
  }
  /** The id of a removed entry that is still rendered. */
  const removed = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!list.some(({ id }) => id === removed.current)) removed.current = null
  }, [list])
  const remove = (id: string, index: number, { detail }: MouseEvent) => {
    // The next row moves under the pointer at once, so the second click of a double click is ignored.
    if (detail > 1 || removed.current === id) return
    removed.current = id
    change({ kind: 'remove', id })
    if (list.length === 1) onEmptied()
    else focusOn(index + 1 < list.length ? index + 1 : index - 1, 'remove')
  }
  return (
    <div ref={scroller} className={classes.scroller}>
      <ul className={classes.list} style={{ height: rows.getTotalSize() }} onKeyDown={onKeyDown}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const notification = list[index]
          return (
            notification && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className={classes.item}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={list.length}
                aria-posinset={index + 1}
                onFocus={() => setFocusedId(notification.id)}
              >
                <NotificationRow
                  notification={notification}
                  now={now}
                  onRead={() => change({ kind: 'read', id: notification.id, at: now })}
                  onRemove={(event) => remove(notification.id, index, event)}
                  onLeave={onLeave}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
