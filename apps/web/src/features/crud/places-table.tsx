import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import classes from './places-table.module.css'

/** Cities with their districts and how many fields they have. */
export function PlacesTable({ places }: { places: readonly Place[] }) {
  const total = places.reduce((sum, { fields }) => sum + fields, 0)
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Cidades com campos</caption>
      <thead>
        <tr>
          <th scope="col">Cidade</th>
          <th scope="col">Bairros</th>
          <th scope="col" className={classes.number}>
            Campos
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ city, state, districts, fields }) => (
          <tr key={`${city} ${state}`}>
            <th scope="row" className={classes.city}>
              {city}, <span className={classes.state}>{state}</span>
            </th>
            <td className={classes.districts}>{districts.join(', ')}</td>
            <td className={classes.number}>{formatCount(fields)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={classes.city}>
            Total
          </th>
          <td className={classes.number}>{formatCount(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
