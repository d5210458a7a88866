import { createFileRoute } from '@tanstack/react-router'
import { EnterScreen } from '../../features/account/enter/enter-screen.tsx'
import { ChosenTime } from '../../features/fields/chosen/chosen-time.tsx'
import { readChosen } from '../../features/fields/chosen/read-chosen.ts'

/** The way in by a code (A6, H11). */
export const Route = createFileRoute('/_guest/entrar')({
  component: () => <EnterScreen readChosen={readChosen} ChosenTime={ChosenTime} />,
})
