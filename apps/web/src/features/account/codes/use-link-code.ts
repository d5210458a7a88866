import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mergeSearch } from '../../../lib/merge-search.ts'

/**
 * The code that a mail's link carries (`?codigo=123456`), taken out of the address and the history at once: neither a
 * reload nor a way back sends it again. `aba` is the tab of a profile that it belongs to. Null without a code.
 */
export function useLinkCode(aba?: string): string | null {
  const inAddress = useLocation({ select: ({ search }) => readCode(search) })
  const [code, setCode] = useState(inAddress)
  const navigate = useNavigate()
  if (inAddress !== null && inAddress !== code) setCode(inAddress)
  useEffect(() => {
    if (inAddress === null) return
    void navigate({
      to: '.',
      search: mergeSearch({ codigo: undefined, ...(aba === undefined ? {} : { aba }) }),
      replace: true,
      resetScroll: false,
    })
  }, [inAddress, aba, navigate])
  return code
}

/** Anything but six figures is as if it were not there (A14). */
function readCode(search: object): string | null {
  const { codigo }: { codigo?: unknown } = search
  return typeof codigo === 'string' && /^\d{6}$/.test(codigo) ? codigo : null
}
