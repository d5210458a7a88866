import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureSentence } from '../notice/failure-sentence.ts'
import type { FormField, Option } from './form-field.ts'
import { useRelationName } from './relation-name.tsx'

type Props = {
  field: Extract<FormField, { type: 'relation' }>
  text: string
  error: ReactNode
  onText: (id: string) => void
}

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

/** The input for one of many rows, which the server searches. Its name follows an id that something else has set. */
export function RelationInput({ field, text, error, onText }: Props) {
  const [picked, setPicked] = useState<Option>()
  const name = useRelationName(field, text, picked)
  const [typed, setTyped] = useState(name)
  const [opened, setOpened] = useState(false)
  const [asked] = useDebouncedValue(typed, PAUSE)
  // The name of the chosen row is not searched.
  const {
    data,
    error: failed,
    isFetching,
  } = useQuery({
    ...field.search(asked === name ? '' : asked),
    placeholderData: keepPreviousData,
    enabled: opened,
  })
  const found = data ?? []
  const chosen = { value: text, label: name }
  const known = text === '' || found.some(({ value }) => value === text) ? found : [chosen, ...found]
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
        setPicked(known.find(({ value }) => value === id))
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
