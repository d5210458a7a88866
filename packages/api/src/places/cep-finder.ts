import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import { stateCodes } from '@campo-livre/domain/places/states.ts'
import * as z from 'zod/mini'
import { ApiError } from '../client/api-error.ts'
import { parse } from '../client/parse.ts'

/**
 * Finds the address of a CEP of 8 digits; resolves to null for an unknown one, and throws an `ApiError` when the
 * service does not answer.
 */
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
 * Creates a finder for a service that answers like ViaCEP, as several do; a service that answers otherwise needs
 * another function. `address` has `{cep}` where the digits go.
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

/** Milliseconds; people can type their address instead. */
const PATIENCE_MS = 8000

async function ask(url: string, signal?: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  try {
    // Neither the token nor the address of this page is sent to another site.
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status })
    return await response.json()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError({ kind: signal?.aborted ? 'aborted' : 'network' })
  }
}
