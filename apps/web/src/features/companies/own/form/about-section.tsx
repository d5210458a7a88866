import { MAX_DESCRIPTION_LETTERS } from '@campo-livre/domain/companies/company-profile.ts'
import { TextInput } from '@mantine/core'
import { Section } from '../section.tsx'
import { CountedArea } from './counted-area.tsx'
import type { FormParts } from './form-parts.ts'

/** The name and the description of the arena. */
export function AboutSection({ form, inputOf }: FormParts) {
  return (
    <Section name="sobre">
      <TextInput
        key={form.key('name')}
        {...inputOf('name')}
        label="Nome da arena"
        description="O endereço da página continua o mesmo se o nome mudar."
        autoComplete="organization"
      />
      <CountedArea
        key={form.key('description')}
        {...inputOf('description')}
        label="Descrição (opcional)"
        description="O que faz alguém escolher a sua arena: os campos, o lugar, o clima depois do jogo."
        minRows={4}
        most={MAX_DESCRIPTION_LETTERS}
      />
    </Section>
  )
}
