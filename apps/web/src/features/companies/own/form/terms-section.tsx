import { MAX_RAIN_NOTE_LETTERS } from '@campo-livre/domain/companies/arena-rules.ts'
import { MAX_INSTALMENTS } from '@campo-livre/domain/payments/card/max-instalments.ts'
import { NativeSelect } from '@mantine/core'
import layout from '../../../../lib/form/form-layout.module.css'
import { Section } from '../section.tsx'
import { CountedArea } from './counted-area.tsx'
import type { FormParts } from './form-parts.ts'
import { NumberInput } from './number-input.tsx'
import { instalmentsLabel, payingLabels } from './paying.ts'
import { rainLabels } from './rain-labels.ts'
import { RulesPreview } from './rules-preview.tsx'
import { useRulesValues } from './use-rules-values.ts'

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type Props = FormParts & {
  /** True where rain can fall on one of the fields. */
  uncovered: boolean
}

/** The rules that a player agrees to: payment, cancellation (rule 5), being late, staying away, and rain. */
export function TermsSection({ uncovered, ...parts }: Props) {
  const { form, inputOf } = parts
  const values = useRulesValues(form)
  return (
    <Section name="combinados" lead="Valem para novas reservas. As que já foram feitas ficam como estavam.">
      <div className={layout.pair}>
        <NativeSelect
          key={form.key('paying')}
          {...inputOf('paying')}
          label="Como se paga"
          description="O Pix é de quem reserva pelo site"
          data={choicesOf(payingLabels())}
        />
        {values.paying === 'deposit' && (
          <NumberInput
            {...parts}
            name="depositPercent"
            label="Sinal"
            description="Quanto do preço se paga ao reservar"
            unit="%"
          />
        )}
        <NativeSelect
          key={form.key('maxInstalments')}
          {...inputOf('maxInstalments')}
          label="Parcelas no cartão"
          description="Quem parcela paga o mesmo preço"
          data={Array.from({ length: MAX_INSTALMENTS }, (_, place) => ({
            value: String(place + 1),
            label: instalmentsLabel(place + 1),
          }))}
        />
      </div>
      <div className={layout.pair}>
        <NumberInput
          {...parts}
          name="fullRefundHours"
          label="Tudo de volta até"
          description="Quantas horas antes do jogo"
          unit="h"
        />
        <NumberInput
          {...parts}
          name="lateRefundPercent"
          label="Depois disso, volta"
          description="Quanto do que foi pago, até o início do jogo"
          unit="%"
        />
        <NumberInput
          {...parts}
          name="graceMinutes"
          label="Tempo para pensar"
          description="Depois de reservar, com tudo de volta até o início"
          unit="min"
        />
        <NumberInput
          {...parts}
          name="toleranceMinutes"
          label="Tolerância"
          description="Quanto a arena espera por quem atrasa"
          unit="min"
        />
        <NumberInput
          {...parts}
          name="noShowPercent"
          label="Quem falta perde até"
          description="Quanto do preço, tirado do que já foi pago"
          unit="%"
        />
      </div>
      <NativeSelect
        key={form.key('rain')}
        {...inputOf('rain')}
        label="Quando chove"
        description="O que vale para um campo descoberto em que não dá para jogar."
        data={choicesOf(rainLabels)}
      />
      <CountedArea
        key={form.key('rainNote')}
        {...inputOf('rainNote')}
        label="Sobre a chuva, nas suas palavras (opcional)"
        description="O que só vale na sua arena, como o prazo do crédito."
        minRows={2}
        most={MAX_RAIN_NOTE_LETTERS}
      />
      <RulesPreview values={values} uncovered={uncovered} />
    </Section>
  )
}
