import { surfaceLabels, surfaces, type Surface } from '@campo-livre/domain/fields/surfaces.ts'
import type { Sport } from '@campo-livre/domain/fields/sports.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import { BothSchemes } from './panel.tsx'

/** A sport that is played on each surface, and the size of its court. */
const played: Record<Surface, [Sport, number, number]> = {
  'synthetic-grass': ['society', 50, 30],
  'natural-grass': ['football', 105, 68],
  sand: ['footvolley', 18, 9],
  clay: ['tennis', 23.77, 10.97],
  hard: ['handball', 40, 20],
  wood: ['basketball', 28, 15],
}

/** The surfaces as the courts have them, by day and under floodlights. */
export function Courts() {
  return (
    <BothSchemes>
      {() => (
        <ul className="guide-courts">
          {surfaces.map((surface) => {
            const [sport, lengthMeters, widthMeters] = played[surface]
            const title = surfaceLabels[surface]
            return (
              <li key={surface}>
                <CourtPicture {...{ sport, surface, lengthMeters, widthMeters, title }} />
                {title}
              </li>
            )
          })}
        </ul>
      )}
    </BothSchemes>
  )
}
