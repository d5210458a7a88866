import { useEffect, useRef, useState } from 'react'
import { findMe } from '../../../lib/browser/find-me.ts'

/**
 * Asks the device where it is, one question at a time. A question that was let go, was refused, or whose screen is gone is not
 * answered later: what somebody chose in the meantime stays.
 */
export function useNearMe() {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const letGo = () => {
    cancel.current?.()
    setState('idle')
  }
  const ask = (onFound: (near: string) => void) => {
    cancel.current?.()
    setState('asking')
    cancel.current = findMe({
      onFound: (near) => {
        setState('idle')
        onFound(near)
      },
      onRefused: () => {
        cancel.current?.()
        setState('refused')
      },
    })
  }
  return { state, ask, letGo }
}
