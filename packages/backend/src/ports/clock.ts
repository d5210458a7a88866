/** The backend's only source of time. */
export type Clock = {
  /** Returns the time as an ISO instant. */
  now(): string
}
