import { cepFinder } from '@campo-livre/api/places/cep-finder.ts'

/** Finds the address of a CEP by the service of this build (README, "A real API"). */
export const findAddress = cepFinder(import.meta.env.VITE_CEP_URL ?? '/api/cep/{cep}')
