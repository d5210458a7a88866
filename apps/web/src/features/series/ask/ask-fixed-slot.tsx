import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link, useLocation } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { useSession } from '../../../session/use-session.ts'

const inAddress = lazyComponent(() => import('./ask-in-address.tsx'))

type Props = {
  field: FieldDetail
  /** The time that is chosen in the week; null for none. */
  interval: MinuteInterval | null
}

/**
 * The way to ask for a fixed slot from the field's page (N8): a guest signs in first and comes back with what was chosen.
 * All else comes after the page is there.
 */
export function AskFixedSlot({ field, interval }: Props) {
  const { signedIn, user, role } = useSession()
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (user && role !== 'athlete') return null
  const look = { className: button.subtle, children: 'Quero um horário fixo' } as const
  if (!signedIn) return <Link to="/login" search={{ redirect: withQuestion(here) }} {...look} />
  return (
    <>
      <Link to="." search={mergeSearch({ fixo: 'sim' })} resetScroll={false} {...look} />
      {user && <inAddress.Component field={field} interval={interval} />}
    </>
  )
}

/** Returns an address at which the question is open. */
function withQuestion(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}fixo=sim`
}
