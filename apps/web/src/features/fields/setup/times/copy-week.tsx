import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../../../lib/notice/notice.tsx'
import { failureSentence } from '../../../../lib/notice/failure-sentence.ts'

type Props = {
  /** The field that copies, which is not in the list. */
  id: string
  companyHours: OpeningHours
  onCopy: (hours: OpeningHours) => void
}

/** Copies the week of another field of the company; nothing where there is no other. */
export function CopyWeek({ id, companyHours, onCopy }: Props) {
  const client = useQueryClient()
  const { data: own } = useQuery(ownCompanyQuery())
  const [failed, setFailed] = useState<unknown>(null)
  const [told, setTold] = useState('')
  const others = own?.fields.filter((field) => field.id !== id) ?? []
  if (others.length === 0) return null
  const copy = async (from: string) => {
    const name = others.find((field) => field.id === from)?.name ?? ''
    setFailed(null)
    try {
      const { openingHours } = await client.query(ownFieldQuery(from))
      onCopy(openingHours ?? companyHours)
      setTold(`Horário de ${name} copiado.`)
    } catch (error) {
      setFailed(error)
    }
  }
  return (
    <>
      <NativeSelect
        size="md"
        label="Copiar de outro campo"
        value=""
        onChange={({ currentTarget }) => void copy(currentTarget.value)}
        data={[
          { value: '', label: 'Escolha o campo' },
          ...others.map((field) => ({ value: field.id, label: field.name })),
        ]}
      />
      {failed !== null && (
        <Notice>{failureSentence(failed, 'Não deu para copiar o horário. Tente de novo.')}</Notice>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  )
}
