import type { ReactNode } from 'react'
import { readTokens, type Scheme } from './read-tokens.ts'

type PanelProps = { scheme: Scheme; children: ReactNode }

/** An area on the product's background in one scheme, whatever the toolbar says. */
export function Panel({ scheme, children }: PanelProps) {
  return (
    <div
      className={`guide-panel sb-unstyled ${scheme === 'dark' ? 'app-dark' : ''}`}
      style={readTokens()[scheme]}
    >
      {children}
    </div>
  )
}

/** The same content in light and in dark, side by side. */
export function BothSchemes({ children }: { children: (scheme: Scheme) => ReactNode }) {
  return (
    <div className="guide-both">
      {(['light', 'dark'] as const).map((scheme) => (
        <Panel key={scheme} scheme={scheme}>
          <span className="guide-scheme">{scheme}</span>
          {children(scheme)}
        </Panel>
      ))}
    </div>
  )
}
