import { Section } from '#site/ui/components/section.tsx'
import tokenSheet from '#site/ui/styles/tokens.css?raw'
import { DesignPart } from './design-part.tsx'

const tokenGroups = listTokens(tokenSheet)
const tokens = tokenGroups.flatMap((group) => group.tokens)
const named = (...beginnings: readonly string[]) =>
  tokens.filter(({ name }) => beginnings.some((beginning) => name.startsWith(`--${beginning}`)))

const scales = new Set(named('face', 'size', 'space', 'radius', 'shadow', 'fast', 'header', 'target', 'checker'))

export function ColourSection() {
  return (
    <Section id="colours" title="Colours">
      {tokenGroups.map(({ title, tokens: ofGroup }) => {
        const colours = ofGroup.filter((token) => !scales.has(token))
        return (
          colours.length > 0 && (
            <DesignPart key={title} title={title}>
              <ul className="swatches">
                {colours.map((token) => (
                  <li key={token.name}>
                    <i aria-hidden="true" style={{ background: `var(${token.name})` }} />
                    <TokenWords token={token} />
                  </li>
                ))}
              </ul>
            </DesignPart>
          )
        )
      })}
    </Section>
  )
}

export function TypeSection() {
  return (
    <Section id="type" title="Type">
      <ul className="type-samples">
        {named('size').map((token) => (
          <li key={token.name}>
            <span style={{ fontSize: `var(${token.name})` }}>Rainbow Road, 200 points</span>
            <b style={{ fontSize: `var(${token.name})` }}>Rainbow Road, 200 points</b>
            <span className="display" style={{ fontSize: `var(${token.name})` }}>
              Rainbow Road
            </span>
            <TokenWords token={token} />
          </li>
        ))}
      </ul>
      <ul className="swatches">
        {named('face').map((token) => (
          <li key={token.name} style={{ fontFamily: `var(${token.name})` }}>
            <TokenWords token={token} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function ShapeSection() {
  return (
    <Section id="space" title="Spacing and shape">
      <ul className="spaces">
        {named('space', 'header', 'target').map((token) => (
          <li key={token.name}>
            <i aria-hidden="true" style={{ width: `var(${token.name})` }} />
            <TokenWords token={token} />
          </li>
        ))}
      </ul>
      <ul className="swatches">
        <li>
          <i aria-hidden="true" style={{ borderRadius: 'var(--radius)', background: 'var(--surface)' }} />
          <code>--radius</code>
        </li>
        {named('shadow').map(({ name }) => (
          <li key={name}>
            <i aria-hidden="true" style={{ boxShadow: `var(${name})`, background: 'var(--surface)' }} />
            <code>{name}</code>
          </li>
        ))}
        <li>
          <i aria-hidden="true" style={{ background: 'var(--checker)' }} />
          <code>--checker</code>
        </li>
      </ul>
    </Section>
  )
}

export function MotionSection() {
  return (
    <Section id="motion" title="Motion">
      <p className="design-note">
        Motion responds; it does not entertain. {named('fast')[0]?.value} for what the pointer touches, 150 ms for a
        toast to leave, and a line along the top after 300 ms of waiting. Readers who ask for reduced motion get none.
      </p>
      <button type="button" className="card motion-sample">
        Point here
      </button>
    </Section>
  )
}

function TokenWords({ token }: { token: Token }) {
  return (
    <span className="token-words">
      <code>{token.name}</code>
      <small className="muted">{token.value}</small>
    </span>
  )
}

interface Token {
  /** With the two leading hyphens. */
  readonly name: string
  readonly value: string
}

interface TokenGroup {
  readonly title: string
  readonly tokens: readonly Token[]
}

/**
 * The custom properties in the first rule of a style sheet, grouped under their comments. Read from the sheet itself,
 * so that the design page cannot miss one.
 */
export function listTokens(styleSheet: string): TokenGroup[] {
  const rule = styleSheet.slice(styleSheet.indexOf('{') + 1, styleSheet.indexOf('\n}'))
  const groups: { title: string; tokens: Token[] }[] = []
  for (const [, comment, name, value] of rule.matchAll(/\/\*\s*([^.:*]+)[^*]*\*\/|(--[\w-]+):\s*([^;]+);/g)) {
    if (comment !== undefined) groups.push({ title: comment.trim(), tokens: [] })
    else if (name !== undefined && value !== undefined) {
      groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') })
    }
  }
  return groups
}
