import type { CSSProperties } from 'react'
import styles from './court-picture.module.css'
import { sceneOf, VIEW, type Court } from './scene.ts'

export type CourtPictureProps = Court & {
  /** The accessible name, as `courtName` returns it; `''` where the text beside it says it already. */
  title: string
  /** True for a court under a roof: the light comes from rows of lamps on the ceiling, by day and by night. */
  indoor?: boolean
  /**
   * The field's id, by which similar courts are seen from different sides and distances. Without one, the whole court.
   */
  seenBy?: string
  className?: string
}

/**
 * Shows the court of a field from above, with the true lines of its sport, the colour of its surface and what lies
 * around it: by day, with a low sun or under floodlights, and in the dark scheme always under these. Fills the width it is given, 16 : 10.
 */
export function CourtPicture({ title, indoor, seenBy, className = '', ...court }: CourtPictureProps) {
  const { scale, tapes, layers } = sceneOf({ ...court, indoor: indoor === true })
  const label = title === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  const unit: CSSProperties & Record<'--u', string> = { '--u': `${(1 / scale).toFixed(4)}px` }
  return (
    <div
      className={`${styles.picture} ${className}`}
      data-surface={court.surface}
      data-sport={court.sport}
      data-tapes={tapes || undefined}
      data-indoor={indoor || undefined}
      data-view={seenBy === undefined ? undefined : viewOf(seenBy)}
      data-light={seenBy === undefined || indoor ? undefined : lightOf(seenBy)}
      {...label}
    >
      <svg
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        focusable="false"
      >
        <g
          transform={`translate(${VIEW.width / 2} ${VIEW.height / 2}) scale(${scale.toFixed(3)})`}
          style={unit}
        >
          {layers.map(([layer, data]) => (
            <path key={layer} className={styles[layer]} d={data} />
          ))}
        </g>
      </svg>
    </div>
  )
}

const VIEWS = 6

/** The light of courts in the open, in turn: by day, with a low sun, under floodlights. */
const LIGHTS = ['day', 'late', 'day', 'night', 'late'] as const

/** Returns the light in which a field is drawn, the same on every screen; in the dark scheme it is night for all. */
function lightOf(id: string): string | undefined {
  return LIGHTS[sumOf(id) % LIGHTS.length]
}

/** Returns the number of a view in `court-picture.module.css` for a field's id, the same on every screen. */
function viewOf(id: string): number {
  return sumOf(id) % VIEWS
}

function sumOf(id: string): number {
  let sum = 0
  for (const letter of id) sum += letter.charCodeAt(0)
  return sum
}
