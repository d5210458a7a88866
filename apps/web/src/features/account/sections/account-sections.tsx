import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import classes from './account-sections.module.css'
import { SectionNav } from './section-nav.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { type AccountAddress, type AccountRole, readSection, type Section, sectionNames } from './sections.ts'

/** Each section is loaded apart and gets only the kind of account. Its titles begin at level 3. */
const sectionContents = {
  dados: lazyComponent<{ role: AccountRole }>(() => import('../profile/data-section.tsx')),
  esportes: lazyComponent<{ role: AccountRole }>(() => import('../profile/sports-section.tsx')),
  cartao: lazyComponent<{ role: AccountRole }>(() => import('../card/card-section.tsx')),
  avisos: lazyComponent<{ role: AccountRole }>(() => import('../profile/notices-section.tsx')),
  buscas: lazyComponent<{ role: AccountRole }>(() => import('../searches/searches-section.tsx')),
  agenda: lazyComponent<{ role: AccountRole }>(() => import('../calendar/calendar-section.tsx')),
  acesso: lazyComponent<{ role: AccountRole }>(() => import('../security/access-section.tsx')),
  privacidade: lazyComponent<{ role: AccountRole }>(() => import('../security/privacy-section.tsx')),
}

type Props = {
  whose: AccountRole
  /** The h1. */
  title: string
  /** The content before a section is chosen, if there is one. */
  home?: ReactNode
}

/** An account in sections; the open one is in the address (A14). */
export function AccountSections({ whose, title, home }: Props) {
  const address: AccountAddress = useSearch({ strict: false })
  const current = readSection(whose, address)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    // A link inside the old section goes with it, so the focus is on the body.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [current])
  return (
    <div className={classes.account}>
      <title>{pageTitle(current === 'inicio' ? title : sectionNames[current])}</title>
      <PageHeader title={title} />
      <SectionNav role={whose} current={current} />
      {current === 'inicio' ? (
        <div className={classes.section}>{home}</div>
      ) : (
        <OpenSection key={current} heading={heading} role={whose} section={current} />
      )}
    </div>
  )
}

type OpenSectionProps = {
  heading: RefObject<HTMLHeadingElement | null>
  role: AccountRole
  section: Exclude<Section, 'inicio'>
}

function OpenSection({ heading, role, section }: OpenSectionProps) {
  return (
    <div className={classes.section}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {sectionNames[section]}
      </h2>
      <Content role={role} section={section} />
    </div>
  )
}

function Content({ role, section }: { role: AccountRole; section: Exclude<Section, 'inicio'> }) {
  const { Component } = sectionContents[section]
  return <Component role={role} asked meanwhile={<SectionSkeleton />} />
}
