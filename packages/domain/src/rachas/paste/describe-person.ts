import type { PastedAnswer, PastedKind, PastedPerson } from './pasted-list.ts'

export const pastedAnswerLabels: Readonly<Record<PastedAnswer, string>> = {
  confirmed: 'Vai',
  waiting: 'Na espera',
  maybe: 'Talvez',
  declined: 'Não vai',
}

const kindLabels: Readonly<Record<PastedKind, string>> = {
  regular: 'mensalista',
  day: 'diarista',
  guest: 'convidado',
}

/** Says what was read about a person: `Vai, goleiro, pago.` */
export function describePerson({ answer, goalkeeper, kind, paid, hostName }: PastedPerson): string {
  const facts = [
    pastedAnswerLabels[answer],
    ...(goalkeeper ? ['goleiro'] : []),
    ...(hostName === null ? (kind === null ? [] : [kindLabels[kind]]) : [`convidado de ${hostName}`]),
    ...(paid ? ['pago'] : []),
  ]
  return `${facts.join(', ')}.`
}
