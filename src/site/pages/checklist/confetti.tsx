import type { CSSProperties } from 'react'
import './confetti.css'

const pieces = Array.from({ length: 36 }, (_, index) => index)

/** A burst over the page for a moment; nothing of it for readers who want things to stand still. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map((index) => (
        // Spread by steps that do not divide the width: even, and yet without a pattern to see.
        <i key={index} style={{ '--x': (index * 61) % 100, '--turn': (index * 37) % 100 } as CSSProperties} />
      ))}
    </div>
  )
}
