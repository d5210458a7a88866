import type { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { TypedDayField } from '@campo-livre/ui/date-field/typed-day-field.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The field with a calendar; null where its code does not come, and the field stays as it is. */
const loadDateField = () =>
  import('@campo-livre/ui/date-field/date-field.tsx').then(
    (module) => module.DateField,
    () => null,
  )

type Props = {
  /** The accessible name: `Dia`. */
  label: string
  /** `YYYY-MM-DD`; null for none. */
  value: string | null
  onChange: (day: string | null) => void
  /** Today in the zone of the days, `YYYY-MM-DD`. */
  today: string | undefined
  className?: string
}

/**
 * F3: a day, typed or picked, outside a form. The code of its calendar is fetched when somebody points at the field,
 * and the calendar is there once they are in it; until then, and without a network, the day is typed.
 */
export function LazyDateField({ today, ...props }: Props) {
  const [WithCalendar, setWithCalendar] = useState<typeof DateField | null>(null)
  const [typing, setTyping] = useState(false)
  // The calendar waits until a field in which somebody types is left.
  const hasCalendar = WithCalendar !== null && !typing
  const input = useRef<HTMLInputElement>(null)
  /** The part of the text that is selected in a field with the focus, which the field with a calendar takes over. */
  const selected = useRef<[number, number] | null>(null)
  useLayoutEffect(() => {
    if (!hasCalendar || selected.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(...selected.current)
  }, [hasCalendar])
  const addCalendar = async () => {
    const loaded = await loadDateField()
    const field = input.current
    selected.current =
      field !== null && field === document.activeElement
        ? [field.selectionStart ?? 0, field.selectionEnd ?? 0]
        : null
    // At once: between the two fields no key is lost.
    flushSync(() => setWithCalendar(() => loaded))
  }
  if (hasCalendar) return <WithCalendar {...props} today={today} ref={input} />
  return (
    <TypedDayField
      {...props}
      ref={input}
      onNear={() => void loadDateField()}
      onFocus={() => void addCalendar()}
      onTyping={() => setTyping(true)}
      onLeave={() => {
        selected.current = null
        setTyping(false)
      }}
    />
  )
}
