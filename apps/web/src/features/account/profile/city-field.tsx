import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { changeCity } from '@campo-livre/api/account/change-account.ts'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { AutosaveError, AutosaveStatus } from './autosave-status.tsx'
import classes from './city-field.module.css'
import { useAutosave } from './use-autosave.ts'

/** The city in which an athlete plays: its open games come first (N5). */
export function CityField({ city }: { city: string | null }) {
  const saving = useAutosave({ saved: city, send: changeCity, what: 'sua cidade', changes: ['rachas'] })
  const places = useQuery(placesQuery()).data ?? []
  const names = new Set([...places.map((place) => place.city), ...(saving.value ? [saving.value] : [])])
  return (
    <section className={classes.city}>
      <NativeSelect
        label="Cidade onde você joga"
        description="As vagas abertas de lá aparecem primeiro."
        data={[
          { value: '', label: 'Escolha a cidade' },
          ...[...names].toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
        ]}
        value={saving.value ?? ''}
        onChange={({ currentTarget }) => saving.change(currentTarget.value || null)}
      />
      <AutosaveStatus {...saving} />
      <AutosaveError {...saving} />
    </section>
  )
}
