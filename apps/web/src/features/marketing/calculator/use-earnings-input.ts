import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type EarningsInput, readEarningsInput, toAddress } from './earnings-input.ts'

const route = getRouteApi('/_public/anunciar-campo')

/** Milliseconds until the address follows a slider: browsers limit how often it changes. */
const REST_MS = 250

/** Returns the numbers of the calculator, which the address holds (A14), and how to change them. */
export function useEarningsInput(): [EarningsInput, (changed: Partial<EarningsInput>) => void] {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const [moving, setMoving] = useState<EarningsInput | null>(null)
  // Several may change before the next render.
  const latest = useRef<EarningsInput | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (changed: Partial<EarningsInput>) => {
    const input = { ...(latest.current ?? readEarningsInput(address)), ...changed }
    const settle = () => {
      // The address is older than the latest number.
      if (latest.current !== input) return
      latest.current = null
      setMoving(null)
    }
    latest.current = input
    setMoving(input)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void navigate({ search: toAddress(input), hash: true, replace: true, resetScroll: false }).then(settle)
    }, REST_MS)
  }
  return [moving ?? readEarningsInput(address), change]
}
