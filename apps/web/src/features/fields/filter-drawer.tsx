import '@campo-livre/ui/styles/form.css'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { amenities, type Amenity, amenityLabels } from '@campo-livre/domain/companies/amenities.ts'
import { surfaceLabels, surfaces } from '@campo-livre/domain/fields/surfaces.ts'
import { Chip, NativeSelect, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef, useState } from 'react'
import { SideDrawer } from '../../lib/drawer/side-drawer.tsx'
import { Themed } from '../../lib/theme/themed.tsx'
import { ApplyFilters } from './apply-filters.tsx'
import classes from './filter-drawer.module.css'
import type { ListingSearch } from './listing-search.ts'
import { rangeProblem } from './price-range.ts'
import { useListingSearch } from './use-listing-search.ts'

const lengths = [
  { value: '', label: 'Qualquer duração' },
  { value: '60', label: '1 hora' },
  { value: '90', label: '1 hora e meia' },
  { value: '120', label: '2 horas' },
  { value: '180', label: '3 horas' },
]

type Props = { opened: boolean; onClose: () => void }

/** The filters that the sentence does not have, applied together by a button. */
export default function FilterDrawer({ opened, onClose }: Props) {
  return (
    <Themed>
      <SideDrawer opened={opened} onClose={onClose} title="Filtros">
        <FilterForm onDone={onClose} />
      </SideDrawer>
    </Themed>
  )
}

/** Mounted while the drawer is open, so that it begins with the address's filters. */
function FilterForm({ onDone }: { onDone: () => void }) {
  const { search, change } = useListingSearch()
  const [draft, setDraft] = useState<ListingSearch>(search)
  const places = useQuery(placesQuery())
  const districts = places.data?.find(({ city }) => city === search.cidade)?.districts ?? []
  const most = useRef<HTMLInputElement>(null)
  const problem = rangeProblem(draft)
  const set = (parts: Partial<ListingSearch>) => setDraft((old) => ({ ...old, ...parts }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (problem !== null) return most.current?.focus()
        change(draft)
        onDone()
      }}
    >
      <Stack gap="lg">
        <TextInput
          label="Nome do campo, arena ou bairro"
          maxLength={80}
          value={draft.busca ?? ''}
          onChange={(event) => set({ busca: event.currentTarget.value || undefined })}
        />
        {districts.length > 0 && (
          <NativeSelect
            label={`Bairro em ${search.cidade}`}
            data={[{ value: '', label: 'Qualquer bairro' }, ...districts]}
            value={draft.bairro ?? ''}
            onChange={(event) => set({ bairro: event.currentTarget.value || undefined })}
          />
        )}
        <NativeSelect
          label="Quanto tempo"
          data={lengths}
          value={String(draft.duracao ?? '')}
          onChange={(event) => set({ duracao: Number(event.currentTarget.value) || undefined })}
        />
        <div className={classes.pair}>
          <Price label="Preço mínimo" value={draft.precoMin} onChange={(precoMin) => set({ precoMin })} />
          <Price
            ref={most}
            label="Preço máximo"
            value={draft.precoMax}
            onChange={(precoMax) => set({ precoMax })}
            error={problem}
          />
        </div>
        <NativeSelect
          label="Piso"
          data={[
            { value: '', label: 'Qualquer piso' },
            ...surfaces.map((value) => ({ value, label: surfaceLabels[value] })),
          ]}
          value={draft.piso ?? ''}
          onChange={(event) =>
            set({ piso: surfaces.find((surface) => surface === event.currentTarget.value) })
          }
        />
        <SegmentedControl
          aria-label="Cobertura"
          fullWidth
          data={[
            { value: '', label: 'Tanto faz' },
            { value: 'sim', label: 'Coberto' },
            { value: 'nao', label: 'Descoberto' },
          ]}
          value={draft.coberto ?? ''}
          onChange={(value) => set({ coberto: value === 'sim' || value === 'nao' ? value : undefined })}
        />
        <Amenities value={draft.comodidades} onChange={(comodidades) => set({ comodidades })} />
        <ApplyFilters draft={draft} />
      </Stack>
    </form>
  )
}

type PriceProps = {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  error?: string | null
  ref?: Ref<HTMLInputElement>
}

function Price({ value, onChange, ...rest }: PriceProps) {
  return (
    <NumberInput
      {...rest}
      prefix="R$ "
      min={1}
      max={10_000}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      value={value ?? ''}
      onChange={(next) => onChange(Number(next) || undefined)}
    />
  )
}

type AmenitiesProps = { value: string | undefined; onChange: (value: string | undefined) => void }

function Amenities({ value, onChange }: AmenitiesProps) {
  const chosen: string[] = value?.split(',') ?? []
  const toggle = (amenity: Amenity) => {
    const next = amenities.filter((each) => (each === amenity) !== chosen.includes(each))
    onChange(next.join(',') || undefined)
  }
  return (
    <fieldset className={classes.amenities}>
      <legend>Comodidades</legend>
      {amenities.map((amenity) => (
        <Chip
          key={amenity}
          classNames={{ label: classes.chip ?? '' }}
          checked={chosen.includes(amenity)}
          onChange={() => toggle(amenity)}
        >
          {amenityLabels[amenity]}
        </Chip>
      ))}
    </fieldset>
  )
}
