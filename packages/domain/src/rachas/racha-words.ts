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
export const rachaAnswerLabels: Record<RachaAnswer, string> = {
  going: 'Vou',
  maybe: 'Talvez',
  declined: 'Não vou',
}

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
export const rachaPriorityLabels: Record<(typeof rachaPriorities)[number], string> = {
  regulars_first: 'Mensalistas primeiro',
  answered_first: 'Quem respondeu antes',
}

/** The consequences of fewer than the quorum at the closing time. */
export const shortOutcomes = ['open', 'cancel'] as const
export const shortOutcomeLabels: Record<(typeof shortOutcomes)[number], string> = {
  open: 'Abrir as vagas para outros jogadores',
  cancel: 'Cancelar o racha',
}

/** Those to whom free places are opened (N5). */
export const openedTo = ['anyone', 'line', 'goalkeeper'] as const
export const openedToLabels: Record<(typeof openedTo)[number], string> = {
  anyone: 'Linha e gol',
  line: 'Só linha',
  goalkeeper: 'Só goleiro',
}

/** The skills of players, 1 to 5. */
export const skillLabels = ['Começando', 'Joga às vezes', 'Joga bem', 'Joga muito', 'Craque'] as const
/** The skill of somebody whom nobody has rated. */
export const MIDDLE_SKILL = 3
