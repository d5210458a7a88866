import { arenaRulesSchema } from '@campo-livre/domain/companies/arena-rules.ts'
import { describeRules } from '@campo-livre/domain/companies/describe-rules.ts'
import { useId } from 'react'
import { takesCards } from '../../../../shared/payments/form/cards-address.ts'
import { RuleList } from '../../rule-list.tsx'
import classes from './rules-preview.module.css'
import { type RulesValues, toRules } from './rules-values.ts'

/** The rules as visitors will read them, while they are typed. */
export function RulesPreview({ values, uncovered }: { values: RulesValues; uncovered: boolean }) {
  const title = useId()
  const read = arenaRulesSchema.safeParse(toRules(values))
  return (
    <div className={classes.preview} role="group" aria-labelledby={title}>
      <p id={title} className={classes.title}>
        Quem reserva lê:
      </p>
      {read.success ? (
        <RuleList
          rules={describeRules(read.data, {
            acceptsPayAtVenue: values.paying === 'either',
            uncovered,
            takesCards: takesCards(),
          })}
        />
      ) : (
        <p>As frases aparecem assim que os números acima derem certo.</p>
      )}
    </div>
  )
}
