import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of a field that a person has just asked for: it gets the focus as soon as it is there. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
