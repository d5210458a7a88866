import type { AccountRole } from '../sections/sections.ts'
import { DeletionPart } from './privacy/deletion-part.tsx'
import { ExportPart } from './privacy/export-part.tsx'
import { TermsPart } from './privacy/terms-part.tsx'

/** What is kept about somebody: to take along, to read up on, and to delete (H11). */
export default function PrivacySection({ role }: { role: AccountRole }) {
  return (
    <>
      <ExportPart role={role} />
      <TermsPart />
      <DeletionPart role={role} />
    </>
  )
}
