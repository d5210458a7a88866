import type { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { TypedDayField } from '@campo-livre/ui/date-field/typed-day-field.tsx'
import { useEffect, useRef, useState } from 'react'

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
 * F3: a day, typed or picked, outside a form. The code of its calendar is fetched when somebody points at the field or
 * is in it; until then, and without a network, the day is typed.
 */
export function LazyDateField({ today, ...props }: Props) {
  const [Known, setKnown] = useState<typeof DateField | null>(null)
  const [typing, setTyping] = useState(false)
  // The calendar waits until a field in which somebody types is left.
  const picked = Known !== null && !typing
  const input = useRef<HTMLInputElement>(null)
  /** The part of the text that is selected while the field has the focus, which the field with a calendar takes over. */
  const selected = useRef<[number, number] | null>(null)
  useEffect(() => {
    if (!picked || selected.current === null) return
    input.current?.focus()
    input.current?.setSelectionRange(...selected.current)
  }, [picked])
  const load = () => {
    import('@campo-livre/ui/date-field/date-field.tsx').then(
      (module) => {
        const { activeElement } = document
        if (activeElement === input.current && input.current !== null) {
          const { selectionStart, selectionEnd } = input.current
          selected.current = [selectionStart ?? 0, selectionEnd ?? 0]
        }
        setKnown(() => module.DateField)
      },
      // Without its code the field stays as it is, and the next touch tries again.
      () => undefined,
    )
  }
  if (picked) return <Known {...props} today={today} ref={input} />
  return (
    <TypedDayField
      {...props}
      onNear={load}
      ref={input}
      onFocus={load}
      onBlur={() => {
        selected.current = null
        setTyping(false)
      }}
      onTyping={() => setTyping(true)}
    />
  )
}
