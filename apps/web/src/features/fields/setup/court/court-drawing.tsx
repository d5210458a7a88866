import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { courtName } from '@campo-livre/ui/court/court-name.ts'
import { CourtPicture } from '@campo-livre/ui/court/court-picture.tsx'
import { type Texts, toValues } from '../../../../lib/form/field-text.ts'
import { courtFields } from './court-fields.ts'
import { courtSchema } from '@campo-livre/domain/fields/set-up/court-input.ts'
import classes from './court-drawing.module.css'

const { shape } = courtSchema

/** The drawing of the court, as far as it is chosen yet. */
export function CourtDrawing({ texts }: { texts: Texts }) {
  const values = toValues(courtFields, {}, texts)
  const sport = shape.sports.safeParse(values.sports).data?.[0]
  const surface = shape.surface.safeParse(values.surface).data
  const lengthMeters = shape.lengthMeters.safeParse(values.lengthMeters).data
  const widthMeters = shape.widthMeters.safeParse(values.widthMeters).data
  if (sport === undefined)
    return <p className={classes.none}>Escolha um esporte, e o desenho do campo aparece aqui.</p>
  const complete = surface && lengthMeters !== undefined && widthMeters !== undefined
  if (!complete)
    return <p className={classes.none}>{sportLabels[sport]}: faltam o piso e as medidas para o desenho.</p>
  return (
    <CourtPicture
      sport={sport}
      surface={surface}
      lengthMeters={lengthMeters}
      widthMeters={widthMeters}
      indoor={texts.indoor === 'true'}
      title={courtName({ sport, surface })}
      className={classes.picture ?? ''}
    />
  )
}
