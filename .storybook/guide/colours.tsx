import { contrast } from '@campo-livre/ui/theme/contrast.ts'
import { primaries, primaryMeanings } from '@campo-livre/ui/theme/primaries.ts'
import { BothSchemes } from './panel.tsx'
import { named, readTokens, type Tokens } from './read-tokens.ts'

const hex = /^#[\da-f]{6}$/

/**
 * Returns the token of the background that a colour is measured against: of `x` for `on-x`, of a card for all others.
 */
function groundOf(name: string): string {
  return name.startsWith('--cl-on-') ? name.replace('--cl-on-', '--cl-') : '--cl-surface-1'
}

function ratio(tokens: Tokens, name: string): string {
  const [colour = '', ground = ''] = [tokens[name], tokens[groundOf(name)]]
  if (!hex.test(colour) || !hex.test(ground) || colour === ground) return ''
  return `${contrast(colour, ground).toFixed(1)} : 1 on ${groundOf(name).slice(5)}`
}

/** Swatches of the colours whose tokens match `kind`, each with its contrast ratio against its background. */
export function Colours({ kind }: { kind: RegExp }) {
  return (
    <BothSchemes>
      {(scheme) => {
        const tokens = readTokens()[scheme]
        return (
          <ul className="guide-swatches">
            {named(tokens, kind).map(({ name, value }) => (
              <li key={name}>
                <span className="guide-swatch" style={{ background: value }} />
                <code>{name}</code>
                <small>{value}</small>
                <small>{ratio(tokens, name)}</small>
              </li>
            ))}
          </ul>
        )
      }}
    </BothSchemes>
  )
}

/** Every primary colour that can be chosen: its scale, and a button, a chip and a link in it in each scheme. */
export function Primaries() {
  return (
    <>
      {primaries.map(({ id, scale }) => {
        const { light, dark } = id === 'emerald' ? readTokens() : primaryMeanings(scale)
        const meanings = { light, dark }
        return (
          <section key={id} className="guide-primary sb-unstyled">
            <h3>{id}</h3>
            <ol className="guide-scale">
              {scale.map((step, index) => (
                <li key={step} style={{ background: step, color: index < 5 ? '#000' : '#fff' }}>
                  {index === 0 ? 50 : index === 10 ? 950 : index * 100}
                </li>
              ))}
            </ol>
            <BothSchemes>
              {(scheme) => (
                <div className="guide-row" style={meanings[scheme]}>
                  <span className="guide-filled">Reservar</span>
                  <span className="guide-soft">Escolhido</span>
                  <span className="guide-link">Ver todas</span>
                </div>
              )}
            </BothSchemes>
          </section>
        )
      })}
    </>
  )
}
