import { Link } from '@tanstack/react-router'
import classes from './bookings-tabs.module.css'

const tabs = [
  { when: 'upcoming', label: 'Próximas', search: {} },
  { when: 'past', label: 'Passadas', search: { quando: 'passadas' } },
] as const

/** The tabs for upcoming and past bookings. Changing the tab resets state and page. */
export function BookingsTabs({ when }: { when: 'upcoming' | 'past' }) {
  return (
    <nav aria-label="Quando" className={classes.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.when}
          to="/atleta/reservas"
          search={tab.search}
          className={classes.tab}
          data-current={tab.when === when}
          activeProps={{}}
          {...(tab.when === when ? { 'aria-current': 'page' as const } : { 'aria-current': false as const })}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
