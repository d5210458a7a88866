/** The account of who runs a company, reached from its dashboard. */
export function CompanyAccountScreen() {
  return <h1>Minha conta</h1>
}
