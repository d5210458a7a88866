import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Guess, readGuess, toAddress } from './guess.ts'

const route = getRouteApi('/_public/anunciar-campo')

/** A finger on a slider makes many numbers, and browsers refuse many addresses: the address follows when it rests. */
const REST_MS = 250

/** The numbers of the calculator; the address carries them (A14). */
export function useGuess(): [Guess, (guess: Guess) => void] {
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const [moving, setMoving] = useState<Guess | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (guess: Guess) => {
    setMoving(guess)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void navigate({ search: toAddress(guess), hash: true, replace: true, resetScroll: false }).then(() =>
        setMoving(null),
      )
    }, REST_MS)
  }
  return [moving ?? readGuess(address), change]
}
