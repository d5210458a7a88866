import { NativeSelect, TextInput } from '@mantine/core'
import { creditWords } from './credit-words.ts'
import type { TermsValues } from './contract-values.ts'
import type { Problems } from './form-problems.ts'
import classes from './series-form.module.css'

type Props = {
  terms: TermsValues
  problems: Problems
  onTerms: (terms: Partial<TermsValues>) => void
}

/** The terms of a contract: when its bill is due, and what a week that is given back brings. */
export function TermsFields({ terms, problems, onTerms }: Props) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>Combinados</legend>
      <TextInput
        size="md"
        label="Dia do vencimento"
        description="O mês todo vence nesse dia, de 1 a 28."
        inputMode="numeric"
        autoComplete="off"
        data-path="dueDay"
        value={terms.dueDay}
        error={problems.dueDay}
        onChange={({ currentTarget: { value } }) => onTerms({ dueDay: value })}
      />
      <TextInput
        size="md"
        label="Devolver a semana até quantas horas antes"
        inputMode="numeric"
        autoComplete="off"
        data-path="giveBackHours"
        value={terms.giveBackHours}
        error={problems.giveBackHours}
        onChange={({ currentTarget: { value } }) => onTerms({ giveBackHours: value })}
      />
      <NativeSelect
        size="md"
        label="Crédito da semana devolvida"
        data={creditWords.map(([value, label]) => ({ value, label }))}
        value={terms.credit}
        onChange={({ currentTarget: { value } }) => {
          const chosen = creditWords.find(([credit]) => credit === value)
          if (chosen) onTerms({ credit: chosen[0] })
        }}
      />
    </fieldset>
  )
}
