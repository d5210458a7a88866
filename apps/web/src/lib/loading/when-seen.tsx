import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  /** The room that it takes up before. */
  height: string
  className?: string | undefined
  children: ReactNode
}

/** Renders its children once their place is near what is seen of the page or it is printed, and keeps them then. */
export function WhenSeen({ height, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    const show = () => setSeen(true)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [seen])
  return (
    <div ref={place} className={className} style={{ minBlockSize: height }}>
      {seen && children}
    </div>
  )
}
