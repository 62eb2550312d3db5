import './confetti.css'

const pieces = Array.from({ length: 36 }, (_, index) => index)

/** A short burst over the page; omitted for readers who prefer reduced motion. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map((index) => (
        // Spread by steps that do not divide the width: even, but without a visible pattern.
        <i key={index} style={{ '--x': (index * 61) % 100, '--turn': (index * 37) % 100 }} />
      ))}
    </div>
  )
}
