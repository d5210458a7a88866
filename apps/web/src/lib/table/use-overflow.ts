import { useEffect, useRef, useState } from 'react'

/** Whether the first child of an element is wider than it: only then it has to scroll sideways. */
export function useOverflow<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = ref.current
    const child = element?.firstElementChild
    if (!element || !child) return undefined
    const observer = new ResizeObserver(() => setWide(child.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return { ref, wide }
}
