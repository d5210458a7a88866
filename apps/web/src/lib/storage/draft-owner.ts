let owner = () => 'guest'

/** Returns the id of the user who types, or `guest`. */
export function draftOwner(): string {
  return owner()
}

/** Sets the function that returns the user's id; called by the session at start. */
export function setDraftOwner(ask: () => string): void {
  owner = ask
}
