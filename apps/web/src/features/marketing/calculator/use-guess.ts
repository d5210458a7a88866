import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Guess, readGuess, toAddress } from './guess.ts'

const route = getRouteApi('/_public/anunciar-campo')

/** A finger on a slider makes many numbers, and browsers refuse many addresses: the address follows when it rests. */
const REST_MS = 250

/** The numbers of the calculator; the address carries them (A14). */
export function useGuess(): [Guess, (changed: Partial<Guess>) => void] {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const [moving, setMoving] = useState<Guess | null>(null)
  // Several may change before anything is drawn again.
  const latest = useRef<Guess | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (changed: Partial<Guess>) => {
    const guess = { ...(latest.current ?? readGuess(address)), ...changed }
    const settle = () => {
      // An address that is on its way while the next number is made has nothing to say any more.
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
