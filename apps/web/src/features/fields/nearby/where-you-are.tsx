import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { controlLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { focusContent } from '../../../lib/browser/focus-content.ts'
import { maskCep } from '../../../lib/form/masks.ts'
import { Themed } from '../../../lib/theme/themed.tsx'
import { type ListingChange, useListingSearch } from '../use-listing-search.ts'
import { useNearCep } from './use-near-cep.ts'
import classes from './where-you-are.module.css'

/** Asks for a place when the device denies its position: a CEP, or the city. */
export function WhereYouAre({ onDone }: { onDone: () => void }) {
  const { change } = useListingSearch()
  const places = useQuery(placesQuery())
  const go = (place: ListingChange) => {
    change({ ...place, ordem: undefined, perto: undefined })
    onDone()
    focusContent()
  }
  const { cep, problem, meant, searching, onCep, search, takeMeant } = useNearCep(go)
  const cities = (places.data ?? []).map(({ city }) => ({ value: city, label: city }))
  return (
    <Themed>
      <form
        className={classes.where}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <p role="alert" className={classes.told}>
          Não deu para saber onde você está. Diga seu CEP, ou escolha a cidade.
        </p>
        <TextInput
          label="CEP"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          value={cep}
          error={problem}
          onChange={(event) => onCep(maskCep(event.currentTarget.value))}
        />
        <Button type="submit" loading={searching}>
          Buscar perto do CEP
        </Button>
        {meant !== null && (
          <p className={classes.told}>
            Faltou o zero do começo?{' '}
            <Button type="button" variant="default" onClick={takeMeant}>
              É {meant}
            </Button>
          </p>
        )}
        <NativeSelect
          label="Cidade"
          data={[{ value: '', label: controlLabels.choose }, ...cities]}
          value=""
          onChange={(event) => go({ cidade: event.currentTarget.value || undefined, bairro: undefined })}
        />
      </form>
    </Themed>
  )
}
