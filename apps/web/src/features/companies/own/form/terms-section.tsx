import { describePolicy } from '@campo-livre/domain/companies/cancellation-policy.ts'
import { MAX_RAIN_RULE_LETTERS } from '@campo-livre/domain/companies/company-profile.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import layout from '../../../../lib/form/form-layout.module.css'
import { Section } from '../section.tsx'
import { CountedArea } from './counted-area.tsx'
import type { FormParts } from './form-parts.ts'
import { profileRules } from './profile-rules.ts'
import classes from './terms-section.module.css'

const maskNumber = (text: string) => text.replace(/\D/g, '').slice(0, 3)

/** The rules that a player agrees to: cancellation (rule 5), rain, and payment at the venue. */
export function TermsSection({ form, inputOf }: FormParts) {
  const { fullRefundHours, lateRefundPercent } = form.getValues()
  const [policy, setPolicy] = useState({ fullRefundHours, lateRefundPercent })
  const numberOf = (name: keyof typeof policy) => {
    const props = inputOf(name, { mask: maskNumber })
    const onChange = (event: React.ChangeEvent<HTMLInputElement>) => {
      props.onChange(event)
      setPolicy((old) => ({ ...old, [name]: event.currentTarget.value }))
    }
    return { ...props, onChange, inputMode: 'numeric' as const, autoComplete: 'off' }
  }
  return (
    <Section name="combinados" lead="Valem para novas reservas. As que já foram feitas ficam como estavam.">
      <div className={layout.pair}>
        <TextInput
          key={form.key('fullRefundHours')}
          {...numberOf('fullRefundHours')}
          label="Tudo de volta até"
          description="Quantas horas antes do jogo"
          rightSection="h"
        />
        <TextInput
          key={form.key('lateRefundPercent')}
          {...numberOf('lateRefundPercent')}
          label="Depois disso, volta"
          description="Quanto do valor, até o início do jogo"
          rightSection="%"
        />
      </div>
      <Policy {...policy} />
      <CountedArea
        key={form.key('rainRule')}
        {...inputOf('rainRule')}
        label="Regra de chuva (opcional)"
        description="O que acontece com a reserva de um campo descoberto."
        minRows={2}
        most={MAX_RAIN_RULE_LETTERS}
      />
      <Checkbox
        key={form.key('acceptsPayAtVenue')}
        {...inputOf('acceptsPayAtVenue', { type: 'checkbox' })}
        size="md"
        label="Aceitar pagamento no local"
        description="Além do Pix na hora de reservar."
      />
    </Section>
  )
}

type PolicyText = { fullRefundHours: string; lateRefundPercent: string }

/** The policy as players read it. */
function Policy({ fullRefundHours, lateRefundPercent }: PolicyText) {
  const right =
    profileRules.fullRefundHours(fullRefundHours) === null &&
    profileRules.lateRefundPercent(lateRefundPercent) === null
  return (
    <p className={classes.policy}>
      <span className={classes.label}>Quem reserva lê:</span>{' '}
      {right
        ? describePolicy({
            fullRefundHours: Number(fullRefundHours),
            lateRefundPercent: Number(lateRefundPercent),
          })
        : 'Complete os dois números para ver a frase.'}
    </p>
  )
}
