import { TextInput } from '@mantine/core'
import layout from '../../../../lib/form/form-layout.module.css'
import { maskPhone } from '../../../../lib/form/masks.ts'
import { Section } from '../section.tsx'
import type { FormParts } from './form-parts.ts'

/** The contact of the arena. */
export function ContactSection({ form, inputOf }: FormParts) {
  const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' } as const
  const className = layout.field ?? ''
  return (
    <Section name="contato" lead="Quem tiver uma dúvida chama por aqui. Vazio, não aparece na página.">
      <div className={layout.pair}>
        <TextInput
          key={form.key('whatsapp')}
          {...inputOf('whatsapp', { mask: maskPhone })}
          {...phone}
          className={className}
          label="WhatsApp (opcional)"
          placeholder="(85) 90123-4567"
        />
        <TextInput
          key={form.key('phone')}
          {...inputOf('phone', { mask: maskPhone })}
          {...phone}
          className={className}
          label="Telefone (opcional)"
          placeholder="(85) 3333-4444"
        />
      </div>
    </Section>
  )
}
