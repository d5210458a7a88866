import { useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { CompanyBookingsSearch } from '../company/company-bookings-search.ts'

/** The keys of the calendar while the focus is within it or its head: today, and its views. */
const keys: ReadonlyMap<string, CompanyBookingsSearch> = new Map([
  ['t', { dia: undefined }],
  ['d', { visao: undefined }],
  ['s', { visao: 'semana' }],
  ['m', { visao: 'mes' }],
])

/** Returns the handler of the calendar's keys. */
export function useCalendarKeys(): (event: KeyboardEvent) => void {
  const navigate = useNavigate()
  return ({ key, target, ctrlKey, metaKey, altKey }) => {
    const part = keys.get(key.toLowerCase())
    const typing = target instanceof Element && target.matches('input, select, textarea')
    if (part !== undefined && !typing && !ctrlKey && !metaKey && !altKey)
      void navigate({ to: '.', search: mergeSearch(part), resetScroll: false })
  }
}
