import { dialectNames } from '../dialects/dialect-name.ts'
import { scenarioNames } from '../scenarios/scenarios.ts'
import { dataNames } from '../situations/situation.ts'

/** The output of `pnpm mocks:serve --help`. */
export const serveUsage = `pnpm mocks:serve [options]

Serves the mock backend over HTTP, for any client: the API at /api, its controls and mailbox at /__mock.

  --port <number>     4010
  --host <address>    127.0.0.1; 0.0.0.0 for other devices
  --app <address>     where the links of mails lead (http://localhost:5173)
  --scenario <name>   ${scenarioNames.join(', ')}
  --situation <text>  what a link says after cenario=: docs/mocks.md, "A situation is a link"
  --data <name>       ${dataNames.join(', ')}
  --dialect <name>    ${dialectNames.join(', ')}
  --now <instant>     the clock begins there, such as 2026-11-20T22:00:00Z
  --case <file>       a saved case, which brings a situation of its own
  --help              this text

Ends with 2 when its words cannot be understood, with 1 when it cannot serve.`
