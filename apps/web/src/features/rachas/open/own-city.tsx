import { changeCity } from '@campo-livre/api/account/change-account.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import type { OpenMeta } from '@campo-livre/domain/rachas/open-search.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { cityChoices } from './city-choices.ts'
import classes from './own-city.module.css'

type Props = {
  meta: Pick<OpenMeta, 'city' | 'chosen'>
  places: readonly Place[]
  /** True if a game of the city is shown. */
  some: boolean
  /** True if a game of another city is shown. */
  others: boolean
}

/** The reader's city, whose games come first: guessed until they say it, and changed from here. */
export function OwnCity({ meta: { city, chosen }, places, some, others }: Props) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const action = useAction<string>({
    mutation: {
      mutationFn: (name, { signal }) => changeCity(name, signal),
      meta: { changes: ['account', 'rachas'] },
    },
    done: () => setOpen(false),
    toast: (_answer, name) => ({ title: `Primeiro as vagas de ${name}` }),
    failure: 'Não deu para guardar sua cidade. Tente de novo.',
  })
  if (city === null || open) {
    const value = typed || (city ?? '')
    return (
      <div className={classes.city}>
        <p>Onde você joga?</p>
        <FilterSelect
          label="Sua cidade"
          all="Escolha a cidade"
          value={value}
          options={cityChoices(places, city)}
          onChange={setTyped}
        />
        <ActionButton
          variant="default"
          action={action}
          disabled={value === ''}
          onClick={() => action.run(value)}
        >
          Guardar
        </ActionButton>
      </div>
    )
  }
  return (
    <div className={classes.city}>
      <p>
        {some ? 'Primeiro as de ' : 'Nenhuma agora em '}
        <strong>{city}</strong>
        {!chosen && ', onde você jogou por último'}
        {!some && others && ': estas são de outras cidades'}.
      </p>
      {!chosen && (
        <ActionButton variant="default" action={action} onClick={() => action.run(city)}>
          É a minha cidade
        </ActionButton>
      )}
      <button type="button" className={`${button.subtle} ${classes.quiet}`} onClick={() => setOpen(true)}>
        {chosen ? 'Trocar de cidade' : 'É outra'}
      </button>
    </div>
  )
}
