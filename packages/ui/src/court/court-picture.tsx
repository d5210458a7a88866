import type { CSSProperties } from 'react'
import styles from './court-picture.module.css'
import { sceneOf, VIEW, type Court } from './scene.ts'

export type CourtPictureProps = Court & {
  /** What a screen reader says, as `courtName` has it; `''` where the text beside it says it already. */
  title: string
  className?: string
}

/**
 * The face of the product: the court of a field seen from above, with the true lines of its sport and the colour of
 * its surface, in daylight or, in dark, under floodlights. Fills the width it is given, 16 : 10.
 */
export function CourtPicture({ title, className = '', ...court }: CourtPictureProps) {
  const { scale, tapes, layers } = sceneOf(court)
  const label = title === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  const unit: CSSProperties & Record<'--u', string> = { '--u': `${(1 / scale).toFixed(4)}px` }
  return (
    <div
      className={`${styles.picture} ${className}`}
      data-surface={court.surface}
      data-sport={court.sport}
      data-tapes={tapes || undefined}
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
