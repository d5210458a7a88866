/** The states of a pickup game. */
export const rachaStatuses = ['open', 'full', 'played', 'cancelled'] as const
export type RachaStatus = (typeof rachaStatuses)[number]
export const rachaStatusLabels: Record<RachaStatus, string> = {
  open: 'Com vaga',
  full: 'Completo',
  played: 'Jogado',
  cancelled: 'Cancelado',
}

/**
 * The answers of people in a pickup game. `offered` is somebody of the waiting list to whom a place is kept for some time,
 * `waiting` somebody who wants to play and has no place yet.
 */
export const participantStatuses = [
  'invited',
  'confirmed',
  'offered',
  'waiting',
  'maybe',
  'declined',
] as const
export type ParticipantStatus = (typeof participantStatuses)[number]
export const participantStatusLabels: Record<ParticipantStatus, string> = {
  invited: 'Sem resposta',
  confirmed: 'Vai',
  offered: 'Com lugar guardado',
  waiting: 'Na lista de espera',
  maybe: 'Talvez',
  declined: 'Não vai',
}

/** The answers that people give (N2). */
export const rachaAnswers = ['going', 'maybe', 'declined'] as const
export type RachaAnswer = (typeof rachaAnswers)[number]

/** The kinds of participants: `regular` plays every week, `day` only this once. */
export const participantKinds = ['regular', 'day'] as const
export type ParticipantKind = (typeof participantKinds)[number]
export const participantKindLabels: Record<ParticipantKind, string> = {
  regular: 'Mensalista',
  day: 'Diarista',
}

export const rachaVisibilities = ['link', 'public'] as const
export type RachaVisibility = (typeof rachaVisibilities)[number]
export const rachaVisibilityLabels: Record<RachaVisibility, string> = {
  link: 'Só com o link',
  public: 'Aberto',
}

/** The order of the waiting list. */
export const rachaPriorities = ['regulars_first', 'answered_first'] as const

/** The consequences of fewer than the quorum at the closing time. */
export const shortOutcomes = ['open', 'cancel'] as const

/** Those to whom free places are opened (N5). */
export const openedTo = ['anyone', 'line', 'goalkeeper'] as const
