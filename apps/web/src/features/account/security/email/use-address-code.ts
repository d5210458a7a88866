import { useLinkCode } from '../../codes/use-link-code.ts'

/** The code of the link that confirms another e-mail; the tab that it belongs to stands in the address from then on. */
export function useAddressCode(): string | null {
  return useLinkCode('acesso')
}
