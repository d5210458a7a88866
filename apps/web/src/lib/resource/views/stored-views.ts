import { removeStored } from '../../storage/storage.ts'

/** Returns the start of the storage keys of a person's saved views: `views <user> `. */
export function startOfViews(owner: string): string {
  return `views ${owner} `
}

/** Removes the saved views of a person from this device, when the account is deleted. */
export function removeViews(owner: string): void {
  removeStored((key) => key.startsWith(startOfViews(owner)), 'localStorage')
}
