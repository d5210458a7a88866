import type { AccountRole } from '../sections/sections.ts'

type Props = { role: AccountRole }

/** What is kept about somebody: to take along, and to delete. */
export default function PrivacySection({ role }: Props) {
  return <p data-role={role}>O que fica guardado sobre você.</p>
}
