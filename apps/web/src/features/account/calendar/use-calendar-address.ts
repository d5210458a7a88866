import { turnOffCalendar, turnOnCalendar } from '@campo-livre/api/account/calendar.ts'
import type { Account, CalendarAddress } from '@campo-livre/domain/users/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { accountChanged } from '../account-changed.ts'

/** Makes the address of the athlete's calendar, and turns it off. `path` is that of one that was made here; null for none. */
export function useCalendarAddress({ done }: { done: () => void }) {
  const client = useQueryClient()
  const [path, setPath] = useState<string | null>(null)
  const [isOff, setOff] = useState(false)
  const on = useAction<void, CalendarAddress>({
    mutation: {
      mutationFn: (_nothing, { signal }) => turnOnCalendar(signal),
      meta: {},
      onSuccess: ({ account, path: made }) => {
        if (!accountChanged(client, account)) return
        setPath(made)
        setOff(false)
      },
    },
    done,
    failure: 'Não deu para criar o endereço agora. Tente de novo em instantes.',
  })
  const off = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => turnOffCalendar(signal),
      meta: {},
      onSuccess: (account) => {
        if (!accountChanged(client, account)) return
        setPath(null)
        setOff(true)
      },
    },
    done,
    failure: 'Não deu para desligar agora. Tente de novo em instantes.',
  })
  return { path, on, off, isOff }
}
