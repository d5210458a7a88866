import type { DescribedRule } from '@campo-livre/domain/companies/describe-rules.ts'
import { IconCashBanknote, IconClockHour4, IconCloudRain, IconRotate } from '@tabler/icons-react'
import styles from './rule-list.module.css'

const icons = {
  pay: IconCashBanknote,
  cancel: IconRotate,
  late: IconClockHour4,
  rain: IconCloudRain,
} as const satisfies Record<DescribedRule['about'], unknown>

/** The rules of an arena, as visitors read them. */
export function RuleList({ rules }: { rules: readonly DescribedRule[] }) {
  return (
    <dl className={styles.rules}>
      {rules.map(({ about, title, text }) => {
        const Icon = icons[about]
        return (
          <div key={about} className={styles.rule}>
            <dt>
              <Icon size={22} stroke={1.75} aria-hidden />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
