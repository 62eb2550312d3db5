import './spell-patterns.css'

/** Textures for how the shelves are known; a full record has none. Ids are the page's own: one chart each. */
export function SpellPatterns() {
  return (
    <defs>
      <pattern id="spell-between" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.1" />
      </pattern>
      <pattern
        id="spell-reconstructed"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="7" />
      </pattern>
      <pattern id="spell-carried-on" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="1.2" height="7" />
      </pattern>
    </defs>
  )
}
