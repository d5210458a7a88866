import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { MoreMenu } from '@campo-livre/ui/more-menu/more-menu.tsx'
import { Menu } from '@mantine/core'
import { IconCheck, IconCloudRain, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { CalendarView } from '../calendar/calendar-search.ts'
import { TicketItem } from './ticket/ticket-item.tsx'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

type Props = {
  view: CalendarView
  fields: OwnCompany['fields']
  /** The field that alone is shown; undefined for all. */
  fieldId: string | undefined
}

/** The menu of what is done with the bookings once in a while, and on the calendar the choice of one field. */
export function BookingsMenu({ view, fields, fieldId }: Props) {
  return (
    <MoreMenu>
      <Menu.Item
        leftSection={<IconCloudRain {...icon} />}
        renderRoot={(props) => <Link to="/company/closures/rain" {...props} />}
      >
        Choveu
      </Menu.Item>
      <TicketItem />
      {view === 'dia' && (
        <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Imprimir
        </Menu.Item>
      )}
      {view !== 'lista' && fields.length > 1 && (
        <>
          <Menu.Divider />
          <Menu.Label>Mostrar</Menu.Label>
          {[{ id: undefined, name: 'Todos os campos' }, ...fields].map(({ id, name }) => (
            <Menu.Item
              key={name}
              rightSection={id === fieldId && <IconCheck {...icon} />}
              renderRoot={(props) => (
                <Link to="." search={mergeSearch({ campo: id })} resetScroll={false} {...props} />
              )}
            >
              {name}
            </Menu.Item>
          ))}
        </>
      )}
    </MoreMenu>
  )
}
