import type { Company } from '@campo-livre/domain/companies/company.ts'
import { describeRules } from '@campo-livre/domain/companies/describe-rules.ts'
import { takesCards } from '../../shared/payments/form/cards-address.ts'
import { RuleList } from './rule-list.tsx'
import styles from './terms.module.css'

/** The rules that a player agrees to: payment, cancellation (rule 5), being late, and rain for uncovered fields. */
export function Terms({ company, uncovered }: { company: Company; uncovered: boolean }) {
  const { rules, acceptsPayAtVenue } = company
  return (
    <section aria-labelledby="combinados-titulo" className={styles.terms}>
      <h2 id="combinados-titulo">Combinados</h2>
      <RuleList rules={describeRules(rules, { acceptsPayAtVenue, uncovered, takesCards: takesCards() })} />
    </section>
  )
}
