import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import { stateCodes } from '@campo-livre/domain/places/states.ts'
import * as z from 'zod/mini'
import { ApiError } from '../client/api-error.ts'
import { parse } from '../client/parse.ts'

/** 8 digits → what they tell, or null for a CEP that nobody knows. An `ApiError` when nobody answers. */
export type FindAddress = (cep: string, signal?: AbortSignal) => Promise<CepAddress | null>

const text = z.catch(z.string(), '')
const answerSchema = z.object({
  erro: z.optional(z.unknown()),
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: text,
})

/**
 * The one place that knows how a public CEP service speaks (that of ViaCEP, which others speak too). `address` has
 * `{cep}` where the digits go. Another service: another function of the same shape.
 */
export function cepFinder(address: string): FindAddress {
  return async (cep, signal) => {
    const answer = await ask(address.replace('{cep}', encodeURIComponent(cep)), signal)
    const { erro, logradouro, bairro, localidade, uf } = parse(answerSchema, answer)
    if (erro !== undefined || localidade === '') return null
    const state = stateCodes.some((code) => code === uf) ? uf : ''
    return { street: logradouro, district: bairro, city: localidade, state }
  }
}

/** Nobody waits longer for it: people can type their address. */
const PATIENCE_MS = 8000

async function ask(url: string, signal?: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  try {
    // Of no use to anybody else: neither the token nor the address of this page goes along.
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status })
    return await response.json()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError({ kind: signal?.aborted ? 'stopped' : 'network' })
  }
}
