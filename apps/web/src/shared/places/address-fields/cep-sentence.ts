import type { CepAddress } from '@campo-livre/domain/places/cep.ts'
import type { CepSearch } from './use-cep.ts'

/** Returns the sentence about the search for a CEP; null before there is one. */
export function cepSentence({ state, found }: Pick<CepSearch, 'state' | 'found'>): string | null {
  if (state === 'found') return found?.street === '' ? FOUND_PLACE : FOUND
  if (state === 'different') return `O CEP é de ${whole(found)}. O que você escreveu ficou como estava.`
  return sentences[state]
}

const FOUND = 'Endereço encontrado. Confira e escreva o número.'
/** A small town has one CEP. */
const FOUND_PLACE = 'Cidade encontrada. Falta escrever a rua.'
const sentences = {
  idle: null,
  searching: 'Procurando o endereço…',
  unknown: 'Esse CEP não foi encontrado. Confira os números, ou escreva o endereço abaixo.',
  unanswered: 'Não deu para buscar o endereço agora. Tente de novo, ou escreva abaixo.',
} as const

function whole(found: CepAddress | null): string {
  return [found?.street, found?.district, found?.city].filter(Boolean).join(', ')
}
