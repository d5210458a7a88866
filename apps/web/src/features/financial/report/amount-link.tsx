import { SignedAmount } from '@campo-livre/ui/signed-amount/signed-amount.tsx'
import { Link } from '@tanstack/react-router'
import type { openLink, rowsLink } from './rows-link.ts'
import classes from './report.module.css'

type Props = {
  cents: number
  link: ReturnType<typeof rowsLink> | ReturnType<typeof openLink>
  className?: string
}

/** An amount that leads to the rows of which it is the sum. */
export function AmountLink({ cents, link, className = classes.amount ?? '' }: Props) {
  return (
    <Link {...link} className={className}>
      <SignedAmount cents={cents} />
    </Link>
  )
}
