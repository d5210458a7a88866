import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureSentence } from '../notice/failure-sentence.ts'
import type { FormField, Option } from './form-field.ts'

type Props = {
  field: Extract<FormField, { type: 'relation' }>
  text: string
  error: ReactNode
  onText: (id: string) => void
}

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

/** The input for one of many rows, which the server searches. */
export function RelationInput({ field, text, error, onText }: Props) {
  const [chosen, setChosen] = useState<Option | undefined>(field.chosen)
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const [opened, setOpened] = useState(false)
  const [asked] = useDebouncedValue(typed, PAUSE)
  // The name of the chosen row is not searched.
  const {
    data,
    error: failed,
    isFetching,
  } = useQuery({
    ...field.search(asked === chosen?.label ? '' : asked),
    placeholderData: keepPreviousData,
    enabled: opened,
  })
  const found = data ?? []
  const known = chosen && found.every(({ value }) => value !== chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      name={field.name}
      data-path={field.name}
      label={field.label}
      description={field.description}
      placeholder="Digite para buscar"
      searchable
      data={[...known]}
      filter={({ options }) => options}
      nothingFoundMessage={
        failed
          ? failureSentence(failed, 'Não deu para buscar.')
          : isFetching
            ? 'Buscando…'
            : 'Nada com esse nome'
      }
      value={text === '' ? null : text}
      onChange={(id) => {
        setChosen(known.find(({ value }) => value === id))
        onText(id ?? '')
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      error={error}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
