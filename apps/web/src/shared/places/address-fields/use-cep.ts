import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { findAddress } from '../find-address.ts'
import { useAbortable } from '../../../lib/action/use-abortable.ts'
import type { AddressForm, AddressName, AddressTexts } from './address-form.ts'

const filledNames = ['street', 'district', 'city', 'state'] as const

/** `unanswered`: the service did not; `different`: what the person wrote is not what the CEP says. */
export type CepState = 'idle' | 'searching' | 'found' | 'different' | 'unknown' | 'unanswered'

export type CepSearch = {
  state: CepState
  found: CepAddress | null
  /** What stands in the field now. */
  onTyped: (text: string) => void
  /** The person would like what the CEP says, in place of what they wrote. */
  takeFound: () => void
  /** There was no answer: the same CEP once more. */
  retry: () => void
  abort: () => void
}

/**
 * Looks for the address of a CEP once it is whole, and fills the form in: what is empty, or what an earlier CEP has
 * filled in. What a person has written stays until they say otherwise (G5). Called where the form is, so that it
 * remembers over its steps.
 */
export function useCep(form: AddressForm): CepSearch {
  const [different, setDifferent] = useState(false)
  const filled = useRef<Partial<AddressTexts>>({})
  const asked = useRef<string | null>(null)
  const next = useRef<AddressName | null>(null)
  const { signal, abort } = useAbortable()
  const { mutate, reset, data, status } = useMutation({
    mutationFn: (cep: string) => findAddress(cep, signal()),
  })

  /** Whether something that the person wrote stands in the way. */
  const fill = (found: CepAddress, all: boolean): boolean => {
    const now = form.getValues()
    const isFree = (name: (typeof filledNames)[number]) =>
      now[name].trim() === '' || now[name] === filled.current[name] || (all && found[name] !== '')
    const kept = filledNames.filter((name) => !isFree(name))
    for (const name of filledNames) {
      if (kept.includes(name)) continue
      if (now[name] !== found[name]) form.setFieldValue(name, found[name])
      filled.current[name] = found[name]
    }
    return kept.some((name) => found[name] !== '' && found[name] !== now[name].trim())
  }
  const take = (found: CepAddress | null) => {
    if (found === null) return
    const inTheWay = fill(found, false)
    setDifferent(inTheWay)
    // Who has gone on stays where they are.
    const isHere = document.activeElement === form.getInputNode('cep')
    if (isHere && !inTheWay) next.current = found.street === '' ? 'street' : 'number'
  }
  const search = (cep: string) => {
    asked.current = cep
    const forget = () => {
      asked.current = null
    }
    mutate(cep, { onSuccess: take, onError: forget })
  }
  // What has just been filled in is another input from then on.
  useEffect(() => {
    if (next.current !== null) form.getInputNode(next.current)?.focus()
    next.current = null
  })

  return {
    state: stateOf(),
    found: data ?? null,
    onTyped: (text) => {
      const digits = digitsOf(text)
      if (digits === asked.current) return
      asked.current = digits
      abort()
      if (digits.length === 8) search(digits)
      else reset()
    },
    takeFound: () => {
      if (data) fill(data, true)
      setDifferent(false)
      form.getInputNode('number')?.focus()
    },
    retry: () => {
      // The button goes while it is searched; where the person goes on is the field that it is about.
      form.getInputNode('cep')?.focus()
      search(digitsOf(form.getValues().cep))
    },
    abort,
  }

  function stateOf(): CepState {
    if (status === 'idle') return 'idle'
    if (status === 'pending') return 'searching'
    if (status === 'error') return 'unanswered'
    if (data === null) return 'unknown'
    return different ? 'different' : 'found'
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
