import { PERSONA_PASSWORD, personas } from '../personas/personas.ts'
import { element } from './dom.ts'

/** Who there is to sign in as. */
export function personaList(): HTMLElement {
  const rows = personas.map(({ label, email, description }) =>
    element(
      'li',
      {},
      element('strong', {}, label),
      element('br'),
      element('code', {}, email),
      element('br'),
      element('small', {}, description),
    ),
  )
  const password = element('p', {}, 'Senha de todas: ', element('code', {}, PERSONA_PASSWORD))
  return element('section', {}, element('h3', {}, 'Pessoas'), password, element('ul', {}, ...rows))
}
