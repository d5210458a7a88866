import { useAtomValue } from '../../../lib/state/store.ts'
import { userAtom } from '../../../session/atoms.ts'
import { DevicesPart } from './devices/devices-part.tsx'
import { EmailPart } from './email/email-part.tsx'
import { PasswordPart } from './password/password-part.tsx'

/** The section with e-mail, password and devices (H11). */
export default function AccessSection() {
  const user = useAtomValue(userAtom)
  return (
    <>
      <EmailPart />
      <PasswordPart email={user?.email ?? ''} />
      <DevicesPart />
    </>
  )
}
