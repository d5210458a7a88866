import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { here } from '../../../../lib/here.ts'

/**
 * The code that a mail's link carries (`?codigo=123456`), taken out of the address at once: a reload, or a way back,
 * does not send it again. Null without one.
 */
export function useAddressCode(): string | null {
  const inAddress = useLocation({ select: ({ search }) => readCode(search) })
  const [code, setCode] = useState(inAddress)
  const navigate = useNavigate()
  if (inAddress !== null && inAddress !== code) setCode(inAddress)
  useEffect(() => {
    if (inAddress === null) return
    void navigate({
      to: '.',
      search: here({ codigo: undefined, aba: 'acesso' }),
      replace: true,
      resetScroll: false,
    })
  }, [inAddress, navigate])
  return code
}

function readCode(search: object): string | null {
  const { codigo }: { codigo?: unknown } = search
  return typeof codigo === 'string' && /^\d{6}$/.test(codigo) ? codigo : null
}
