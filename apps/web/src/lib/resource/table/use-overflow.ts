import { useEffect, useRef, useState } from 'react'

/**
 * Returns whether the first child of an element is wider than it, so that it scrolls sideways, and whether there is
 * more to the right.
 */
export function useOverflow<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [wide, setWide] = useState(false)
  const [more, setMore] = useState(false)
  useEffect(() => {
    const element = ref.current
    const child = element?.firstElementChild
    if (!element || !child) return undefined
    const look = () => {
      setWide(child.scrollWidth > element.clientWidth + 1)
      setMore(child.scrollWidth > element.scrollLeft + element.clientWidth + 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return { ref, wide, more }
}
