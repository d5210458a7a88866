import { useLinkCode } from '../../codes/use-link-code.ts'

/** Returns the code of the link that confirms another e-mail, and keeps its section in the address. */
export function useAddressCode(): string | null {
  return useLinkCode('acesso')
}
