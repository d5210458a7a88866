import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'

/**
 * Returns the code of a mail's link (`?codigo=123456`) and removes it from the address and the history at once, so that
 * neither a reload nor going back sends it again. `aba` is the profile's tab to stay on. Null without a code.
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

/** Reads the code; anything but six digits counts as absent (A14). */
function readCode(search: object): string | null {
  const { codigo }: { codigo?: unknown } = search
  return typeof codigo === 'string' && /^\d{6}$/.test(codigo) ? codigo : null
}
