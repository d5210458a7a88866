import { presets } from '@campo-livre/ui/theme/presets.ts'
import type { CSSProperties } from 'react'
import classes from './theme-settings.module.css'

/** A card with a button in the look of a preset. */
export function PresetSample({ preset }: { preset: string }) {
  const tokens = presets.find(({ id }) => id === preset)?.tokens
  return (
    <span className={classes.sample} style={{ ...defaults, ...tokens } as CSSProperties} aria-hidden>
      <span className={classes.sampleLine} />
      <span className={classes.sampleButton} />
    </span>
  )
}

/** The tokens of Aura, whatever preset the page has. */
const defaults = { '--cl-line-width': '1px', '--cl-radius-8': '0.5rem', '--cl-space-3': '0.75rem' }
