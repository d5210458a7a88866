import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Guess, readGuess, toAddress } from './guess.ts'

const route = getRouteApi('/_public/anunciar-campo')

/** Milliseconds until the address follows a slider: browsers limit how often it changes. */
const REST_MS = 250

/** Returns the numbers of the calculator, which the address holds (A14), and how to change them. */
export function useGuess(): [Guess, (changed: Partial<Guess>) => void] {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const [moving, setMoving] = useState<Guess | null>(null)
  // Several may change before the next render.
  const latest = useRef<Guess | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (changed: Partial<Guess>) => {
    const guess = { ...(latest.current ?? readGuess(address)), ...changed }
    const settle = () => {
      // The address is older than the latest number.
      if (latest.current !== guess) return
      latest.current = null
      setMoving(null)
    }
    latest.current = guess
    setMoving(guess)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void navigate({ search: toAddress(guess), hash: true, replace: true, resetScroll: false }).then(settle)
    }, REST_MS)
  }
  return [moving ?? readGuess(address), change]
}
