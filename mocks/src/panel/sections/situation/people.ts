import { personaIds, personaNames, type PersonaName } from '../../../personas/persona-ids.ts'
import { PERSONA_PASSWORD, personas } from '../../../personas/personas.ts'
import { block, element } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createPressed } from '../../parts/pressed.ts'
import { readToken } from '../../token.ts'

const personaOf = (name: PersonaName) => personas.find(({ id }) => id === personaIds[name])

/** Everybody there is to be, in a click and without a password. */
export function createPeople({ act }: Desk): Section {
  const choices = personaNames.map((value) => {
    const { label = value, description = '' } = personaOf(value) ?? {}
    return { value, label, title: description }
  })
  const chosen = createPressed<PersonaName | null>(
    [{ value: null, label: 'Ninguém', title: 'Sai da conta.' }, ...choices],
    (name) =>
      act(
        async (control) => (name === null ? { told: 'Ninguém na conta.', token: null } : control.enter(name)),
        {
          after: 'start-again',
        },
      ),
  )
  const who = element('p', { class: 'who' })
  const hint = `Um toque entra, sem senha. À mão, a senha de todas é ${PERSONA_PASSWORD}.`
  return {
    node: block('Quem está aqui', hint, who, chosen.node),
    show: ({ situation: { persona, expired } }) => {
      const stranger = persona === null && readToken() !== null
      chosen.show(stranger ? undefined : persona)
      const { email, description } = (persona && personaOf(persona)) || { email: '', description: '' }
      const other = expired ? 'A sessão venceu.' : 'Uma conta que não é destas pessoas.'
      const nobody = stranger ? other : 'Ninguém entrou.'
      who.replaceChildren(persona === null ? nobody : element('code', {}, email), ` ${description}`)
    },
  }
}
