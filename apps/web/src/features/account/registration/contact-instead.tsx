import { Link } from '@tanstack/react-router'
import { interestDraft } from '../../../session/interest-draft.ts'

type Typed = Record<'company_name' | 'name' | 'email' | 'phone', string>
type Props = { label: string; typed?: () => Typed; className?: string }

/** A link to the form for an arena's contact (H13), filled in with the typed text. Text in that form stays. */
export function ContactInstead({ label, typed, className }: Props) {
  const carry = () => {
    if (typed === undefined) return
    const { company_name: arena, name, email, phone } = typed()
    const there = interestDraft.read()
    interestDraft.keep({
      name: arena.trim() || there.name,
      email: email.trim() || there.email,
      phone: phone.trim() || there.phone,
      description: there.description || (name.trim() === '' ? '' : `Falar com ${name.trim()}.`),
    })
  }
  return (
    <Link to="/anunciar-campo" hash="contato" onClick={carry} {...(className ? { className } : {})}>
      {label}
    </Link>
  )
}
