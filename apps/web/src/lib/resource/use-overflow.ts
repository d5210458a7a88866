import { useEffect, useRef, useState } from 'react'

/**
 * Whether the first child of an element is wider than it: only then it has to scroll sideways; and whether there is more
 * of it to the right of what is seen.
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
