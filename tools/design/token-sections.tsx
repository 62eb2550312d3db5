import { Section } from '#site/ui/components/section.tsx'
import tokenSheet from '../../src/site/ui/styles/tokens.css?raw'
import { DesignPart } from './design-part.tsx'
import { listTokens, type Token } from './list-tokens.ts'

const groups = listTokens(tokenSheet)
const tokens = groups.flatMap((group) => group.tokens)
const named = (...beginnings: readonly string[]) =>
  tokens.filter(({ name }) => beginnings.some((beginning) => name.startsWith(`--${beginning}`)))

const scales = new Set(named('face', 'size', 'space', 'radius', 'shadow', 'fast', 'header', 'target', 'checker'))

export function ColourSection() {
  return (
    <Section id="colours" title="Colours">
      {groups.map(({ title, tokens: ofGroup }) => {
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
