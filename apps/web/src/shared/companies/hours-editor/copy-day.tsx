import '@campo-livre/ui/styles/overlay.css'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { weekdayNames, weekdayOrder } from './week.ts'

type Props = { weekday: number; onCopy: (days: readonly number[], sentence: string) => void }

const groups = [
  { label: 'Todos os dias', days: [0, 1, 2, 3, 4, 5, 6] },
  { label: 'Segunda a sexta', days: [1, 2, 3, 4, 5] },
  { label: 'Sábado e domingo', days: [6, 0] },
] as const

/** The menu that copies a day's hours to other days. */
export function CopyDay({ weekday, onCopy }: Props) {
  const name = (weekdayNames[weekday] ?? '').toLowerCase()
  const days = weekdayOrder.filter((each) => each !== weekday)
  const itemOf = (label: string, to: readonly number[]) => (
    <Menu.Item
      key={label}
      onClick={() => onCopy(to, `Horário de ${name} copiado para ${label.toLowerCase()}.`)}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu
      position="bottom-end"
      trapFocus
      returnFocus
      // The first entry gets the focus, without an empty stop before it.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon aria-label={`Copiar o horário de ${name}`} title="Copiar para outros dias">
          <IconCopy size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Copiar {name} para</Menu.Label>
        {groups.map(({ label, days: to }) => itemOf(label, to))}
        <Menu.Divider />
        {days.map((each) => itemOf(weekdayNames[each], [each]))}
      </Menu.Dropdown>
    </Menu>
  )
}
