/** The states of a pickup game. */
export const rachaStatuses = ['open', 'full', 'played', 'cancelled'] as const
export type RachaStatus = (typeof rachaStatuses)[number]
export const rachaStatusLabels: Record<RachaStatus, string> = {
  open: 'Com vaga',
  full: 'Completo',
  played: 'Jogado',
  cancelled: 'Cancelado',
}

export const participantStatuses = ['invited', 'confirmed', 'waiting', 'declined'] as const
export type ParticipantStatus = (typeof participantStatuses)[number]
export const participantStatusLabels: Record<ParticipantStatus, string> = {
  invited: 'Sem resposta',
  confirmed: 'Vai',
  waiting: 'Na lista de espera',
  declined: 'Não vai',
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
