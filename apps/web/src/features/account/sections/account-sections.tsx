import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { pageTitle } from '../../../lib/page-title.ts'
import classes from './account-sections.module.css'
import { SectionNav } from './section-nav.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { type AccountAddress, type AccountRole, readSection, type Section, sectionNames } from './sections.ts'

/** Each is code of its own, with what it is told alone: whose account it is. Its own titles begin at level 3. */
const sectionContents = {
  dados: lazyComponent<{ role: AccountRole }>(() => import('../profile/data-section.tsx')),
  esportes: lazyComponent<{ role: AccountRole }>(() => import('../profile/sports-section.tsx')),
  avisos: lazyComponent<{ role: AccountRole }>(() => import('../profile/notices-section.tsx')),
  acesso: lazyComponent<{ role: AccountRole }>(() => import('../security/access-section.tsx')),
  privacidade: lazyComponent<{ role: AccountRole }>(() => import('../security/privacy-section.tsx')),
}

type Props = {
  whose: AccountRole
  /** The h1. */
  title: string
  /** What stands there before a part is chosen, where there is such a thing. */
  home?: ReactNode
}

/** An account, part by part; the open one is in the address (A14). */
export function AccountSections({ whose, title, home }: Props) {
  const address: AccountAddress = useSearch({ strict: false })
  const current = readSection(whose, address)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    // A link in the middle of a part goes with it.
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
  const { Component: Content } = sectionContents[section]
  return (
    <div className={classes.section}>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {sectionNames[section]}
      </h2>
      <Content role={role} asked meanwhile={<SectionSkeleton />} />
    </div>
  )
}
