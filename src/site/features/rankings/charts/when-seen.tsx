import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Leaves its place empty, at the size that its class reserves, until the reader comes near. */
export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!container.current || !('IntersectionObserver' in window)) return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={className}>
      {isSeen && children}
    </div>
  )
}
