import { personaIds, personaNames, type PersonaName } from '../../../personas/persona-ids.ts'
import { PERSONA_PASSWORD, personas } from '../../../personas/personas.ts'
import type { Control, ControlOutcome } from '../../control.ts'
import { block, element } from '../../dom.ts'
import type { Desk, Section } from '../../desk.ts'
import { createPressed } from '../../parts/pressed.ts'
import { onChange } from '../../parts/on-change.ts'
import { readToken } from '../../token.ts'

type Visit = { persona: PersonaName | null; stranger: boolean; expired: boolean }

const nobody = { email: '', description: '' }

function wordOf({ stranger, expired }: Visit): string {
  if (!stranger) return 'Ninguém entrou.'
  return expired ? 'A sessão venceu.' : 'Uma conta que não é destas pessoas.'
}

const personaOf = (name: PersonaName) => personas.find(({ id }) => id === personaIds[name])

/** Creates the choice of the persona to sign in as, in a click and without a password. */
export function createPeople({ act }: Desk): Section {
  const choices = personaNames.map((value) => {
    const { label = value, description = '' } = personaOf(value) ?? {}
    return { value, label, title: description }
  })
  const chosen = createPressed<PersonaName | null>(
    [{ value: null, label: 'Ninguém', title: 'Sai da conta.' }, ...choices],
    (name) => act((control) => become(control, name), { after: 'start-again' }),
  )
  const who = element('p', { class: 'who' })
  const show = onChange<Visit>((visit) => {
    const { email, description } = (visit.persona && personaOf(visit.persona)) || nobody
    who.replaceChildren(
      visit.persona === null ? wordOf(visit) : element('code', {}, email),
      ` ${description}`,
    )
  })
  const hint = `Escolha alguém para entrar, sem senha. À mão, a senha de todas é ${PERSONA_PASSWORD}.`
  return {
    node: block('Quem está aqui', hint, who, chosen.node),
    show: ({ situation: { persona, expired } }) => {
      const stranger = persona === null && readToken() !== null
      chosen.show(stranger ? undefined : persona)
      show({ persona, stranger, expired })
    },
  }
}

/** The path of the page that refuses access, which does not check again by itself: the next persona begins at `/`. */
const DENIED = '/acesso-negado'

async function become(control: Control, name: PersonaName | null): Promise<ControlOutcome> {
  const on = location.pathname === DENIED ? { path: '/' } : {}
  if (name === null) return { message: 'Agora ninguém está na conta.', token: null, ...on }
  const message = `Agora quem está aqui: ${personaOf(name)?.label ?? name}.`
  return { ...(await control.enter(name)), ...on, message }
}
