import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { surfaceLabels } from '@campo-livre/domain/fields/surfaces.ts'
import { formatLength } from '@campo-livre/domain/time/format.ts'
import {
  IconBuildingWarehouse,
  IconClock,
  IconRuler2,
  IconSun,
  IconTexture,
  IconUsers,
} from '@tabler/icons-react'
import styles from './field-facts.module.css'
import { sportIcons } from './sport-icons.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** The facts of a field with icons: sports, surface, size, players, roof, slot length. */
export function FieldFacts({ field }: { field: FieldDetail }) {
  const { sports, surface, lengthMeters, widthMeters, players, indoor, slotMinutes } = field
  const facts = [
    {
      icon: sports[0] === undefined ? IconSun : sportIcons[sports[0]],
      label: 'Esporte',
      text: sports.map((sport) => sportLabels[sport]).join(', '),
    },
    { icon: IconTexture, label: 'Piso', text: surfaceLabels[surface] },
    {
      icon: IconRuler2,
      label: 'Medidas',
      text: `${number.format(lengthMeters)} × ${number.format(widthMeters)} m`,
    },
    {
      icon: IconUsers,
      label: 'Em campo',
      text: players === 1 ? '1 pessoa' : `${number.format(players)} pessoas`,
    },
    {
      icon: indoor ? IconBuildingWarehouse : IconSun,
      label: 'Cobertura',
      text: indoor ? 'Coberto' : 'Descoberto',
    },
    { icon: IconClock, label: 'Cada horário', text: `${formatLength(slotMinutes)} por horário` },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon: Icon, label, text }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
