import {
  IconBallFootball,
  IconBell,
  IconBookmark,
  IconCalendar,
  IconHome,
  IconId,
  IconLock,
  IconShieldCheck,
  IconUserEdit,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCurrentInView } from '../../../lib/navigation/use-current-in-view.ts'
import { useOverflow } from '../../../lib/resource/table/use-overflow.ts'
import classes from './section-nav.module.css'
import {
  accountPaths,
  type AccountRole,
  type Section,
  sectionAddress,
  sectionNames,
  sectionsOf,
} from './sections.ts'

const icons = {
  inicio: IconHome,
  dados: IconUserEdit,
  esportes: IconBallFootball,
  cartao: IconId,
  avisos: IconBell,
  buscas: IconBookmark,
  agenda: IconCalendar,
  acesso: IconLock,
  privacidade: IconShieldCheck,
} satisfies Record<Section, unknown>

/** The links to the sections of an account; the open one is scrolled into view. */
export function SectionNav({ role, current }: { role: AccountRole; current: Section }) {
  const { ref, more } = useOverflow<HTMLElement>()
  useCurrentInView(ref, current)
  return (
    <nav ref={ref} aria-label="Partes da conta" className={classes.nav} data-more={more || undefined}>
      <ul className={classes.list}>
        {sectionsOf(role).map((section) => {
          const Icon = icons[section]
          return (
            <li key={section}>
              <Link
                to={accountPaths[role]}
                search={sectionAddress(role, section)}
                resetScroll={false}
                className={classes.link}
                activeProps={{}}
                activeOptions={{ exact: true }}
                {...(section === current
                  ? { 'aria-current': 'page' as const }
                  : { 'aria-current': undefined })}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                {sectionNames[section]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
