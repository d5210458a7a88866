import type { AccountRole } from '../sections/sections.ts'
import { DeletionPart } from './privacy/deletion-part.tsx'
import { ExportPart } from './privacy/export-part.tsx'
import { TermsPart } from './privacy/terms-part.tsx'

/** The section about stored data: export, terms, deletion (H11). */
export default function PrivacySection({ role }: { role: AccountRole }) {
  return (
    <>
      <ExportPart role={role} />
      <TermsPart />
      <DeletionPart role={role} />
    </>
  )
}
