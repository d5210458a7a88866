import type { AccountRole } from '../sections/sections.ts'

type Props = { role: AccountRole }

/** How somebody gets in: password, e-mail, devices. */
export default function AccessSection({ role }: Props) {
  return <p data-role={role}>Sua senha, seu e-mail e seus aparelhos.</p>
}
