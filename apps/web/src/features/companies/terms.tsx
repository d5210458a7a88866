import { describePolicy } from '@campo-livre/domain/companies/cancellation-policy.ts'
import type { Company } from '@campo-livre/domain/companies/company.ts'
import { moneyBack } from '@campo-livre/domain/payments/money-back.ts'
import { IconCashBanknote, IconCloudRain, IconRotate } from '@tabler/icons-react'
import styles from './terms.module.css'

/** The rules that a player agrees to: cancellation (rule 5), rain for uncovered fields, and payment. */
export function Terms({ company, uncovered }: { company: Company; uncovered: boolean }) {
  const { cancellationPolicy, rainRule, acceptsPayAtVenue } = company
  const terms = [
    {
      icon: IconRotate,
      title: 'Se precisar cancelar',
      text: `${describePolicy(cancellationPolicy)} ${moneyBack('pix').sentence}`,
    },
    { icon: IconCloudRain, title: 'Regra de chuva', text: uncovered ? (rainRule ?? '') : '' },
    {
      icon: IconCashBanknote,
      title: 'Como pagar',
      text: acceptsPayAtVenue
        ? 'Pague por Pix na hora de reservar, ou no local.'
        : 'Pague por Pix na hora de reservar.',
    },
  ]
  return (
    <section aria-labelledby="combinados-titulo">
      <h2 id="combinados-titulo">Combinados</h2>
      <dl className={styles.terms}>
        {terms
          .filter(({ text }) => text !== '')
          .map(({ icon: Icon, title, text }) => (
            <div key={title} className={styles.term}>
              <dt>
                <Icon size={22} stroke={1.75} aria-hidden />
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
