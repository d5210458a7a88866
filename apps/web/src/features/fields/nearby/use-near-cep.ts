import { type CepAddress, cepSchema } from '@campo-livre/domain/places/cep.ts'
import { cityOfCep, formatCep, withLostZero } from '@campo-livre/domain/places/cep-ranges.ts'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findAddress } from '../../../shared/places/find-address.ts'
import { placeOf } from './place-of.ts'

type Found = (place: { cidade: string; bairro: string | undefined }) => void

/** Finds the place of a CEP among those with fields; a problem is a sentence for its field. */
export function useNearCep(onFound: Found) {
  const client = useQueryClient()
  const [cep, setCep] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const finding = useMutation({
    mutationFn: async (digits: string) => {
      // The cities may still be on their way.
      const [address, places] = await Promise.all([
        findAddress(digits).then((found) => found ?? townOf(digits), fallBack(townOf(digits))),
        client.query(placesQuery()).catch(() => null),
      ])
      return { address, places }
    },
  })
  const zero = problem === null ? null : withLostZero(cep)
  const search = (typed = cep) => {
    const read = cepSchema.safeParse(typed)
    if (!read.success) return setProblem(read.error.issues[0]?.message ?? null)
    finding.mutate(read.data, {
      onSuccess: ({ address, places }) => {
        if (places === null)
          return setProblem('Não deu para buscar as cidades agora. Tente de novo em instantes.')
        const answer = placeOf(address, places)
        if ('problem' in answer) setProblem(answer.problem)
        else onFound(answer)
      },
      onError: () => setProblem('Não deu para buscar o CEP agora. Tente de novo, ou escolha a cidade.'),
    })
  }
  return {
    cep,
    problem,
    searching: finding.isPending,
    search: () => search(),
    /** The CEP that was meant where a spreadsheet has dropped its zero, written out; null for none. */
    meant: zero === null ? null : formatCep(zero),
    takeMeant: () => {
      if (zero === null) return
      setCep(formatCep(zero))
      setProblem(null)
      search(zero)
    },
    onCep: (typed: string) => {
      setCep(typed)
      setProblem(null)
      // An answer about an earlier CEP is dropped.
      finding.reset()
    },
  }
}

/** Returns the city of a CEP by its range, for an address that nobody tells. */
function townOf(digits: string): CepAddress | null {
  const town = cityOfCep(digits)
  return town && { street: '', district: '', ...town }
}

/** Returns the answer to a failure: what is known without the service, else the failure. */
function fallBack(known: CepAddress | null) {
  return (reason: unknown): CepAddress => {
    if (known === null) throw reason
    return known
  }
}
