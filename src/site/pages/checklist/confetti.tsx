import type { CSSProperties } from 'react'

const pieces = Array.from({ length: 36 }, (_, place) => place)

/** A burst over the page for a moment; nothing of it for readers who want things to stand still. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map((place) => (
        // Spread by steps that do not divide the width: even, and yet without a pattern to see.
        <i
          key={place}
          style={{ '--x': (place * 61) % 100, '--turn': (place * 37) % 100, '--hue': place % 4 } as CSSProperties}
        />
      ))}
    </div>
  )
}
