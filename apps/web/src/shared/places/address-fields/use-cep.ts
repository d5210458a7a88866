import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { findAddress } from '../find-address.ts'
import { useAbortable } from '../../../lib/action/use-abortable.ts'
import type { AddressForm, AddressName, AddressTexts } from './address-form.ts'

const filledNames = ['street', 'district', 'city', 'state'] as const

/** `unanswered`: the service did not answer; `different`: the typed text differs from the CEP's address. */
export type CepState = 'idle' | 'searching' | 'found' | 'different' | 'unknown' | 'unanswered'

export type CepSearch = {
  state: CepState
  found: CepAddress | null
  /** Called with the field's value at each change. */
  onTyped: (text: string) => void
  /** Replaces the typed text by the CEP's address. */
  takeFound: () => void
  /** Searches the same CEP again, when there was no answer. */
  retry: () => void
  abort: () => void
}

/**
 * Searches the address of a complete CEP and fills in fields that are empty or were filled by an earlier CEP. Typed
 * text stays until the user decides otherwise (G5). Called next to the form, so that it keeps its state over the form's
 * steps.
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

  /** Fills in the address; returns whether typed text prevented a part of it. */
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
    // A user who has gone on stays where they are.
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
  // A filled-in field is rendered as a new input.
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
      // The button disappears while it searches, so the CEP's field takes the focus.
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
