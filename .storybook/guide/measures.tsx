import { theme } from '@campo-livre/ui/theme/theme.ts'
import { useState } from 'react'
import { BothSchemes, Panel } from './panel.tsx'
import { named, readTokens } from './read-tokens.ts'

/** The type scale, each size with its own name, in the face that it is used in. */
export function TypeScale() {
  return (
    <Panel scheme="light">
      <ul className="guide-type">
        {named(readTokens().light, /^size-/).map(({ name, value }) => (
          <li key={name}>
            <code>
              {name} · {value}
            </code>
            <span style={{ fontSize: `var(${name})` }} data-display={Number.parseFloat(value) >= 1.25}>
              Sexta às 20h, Campo 1, R$ 120,00
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The tokens of a kind as text: their name and value, and what the theme tells Mantine about headings. */
export function Values({ kind }: { kind: RegExp }) {
  return (
    <table>
      <tbody>
        {named(readTokens().light, kind).map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Headings() {
  const sizes = Object.entries(theme.headings?.sizes ?? {})
  return (
    <table>
      <thead>
        <tr>
          <th>Heading</th>
          <th>Size</th>
          <th>Line height</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(([level, { fontSize, lineHeight }]) => (
          <tr key={level}>
            <td>{level}</td>
            <td>{fontSize}</td>
            <td>{lineHeight}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lengths as bars, or radii as corners. */
export function Lengths({ kind, as }: { kind: RegExp; as: 'bar' | 'corner' }) {
  return (
    <Panel scheme="light">
      <ul className="guide-lengths" data-as={as}>
        {named(readTokens().light, kind).map(({ name, value }) => (
          <li key={name}>
            <span style={as === 'bar' ? { width: `min(100%, ${value})` } : { borderRadius: value }} />
            <code>{name}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The surfaces of page, card, fill and overlay, which differ by shadow in light and by lightness in dark. */
export function Elevations() {
  return (
    <BothSchemes>
      {() => (
        <div className="guide-elevations">
          <div data-height="card">
            Card
            <span>Fill</span>
          </div>
          <div data-height="overlay">Overlay</div>
        </div>
      )}
    </BothSchemes>
  )
}

/** The durations of motion: pressing the button moves a dot with each of them. */
export function Motion() {
  const [there, setThere] = useState(false)
  return (
    <Panel scheme="light">
      <button type="button" className="guide-filled" onClick={() => setThere(!there)}>
        Move
      </button>
      <ul className="guide-motion" data-there={there}>
        {named(readTokens().light, /^(fast|slow)$/).map(({ name, value }) => (
          <li key={name}>
            <span style={{ transitionDuration: value }} />
            <code>
              {name} · {value}
            </code>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
