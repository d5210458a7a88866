import { cepFinder } from '@campo-livre/api/places/cep-finder.ts'

/** The address of a CEP, from whoever answers for this build (README, "A real API"). */
export const findAddress = cepFinder(import.meta.env.VITE_CEP_URL ?? '/api/cep/{cep}')
