// `pnpm contract --url http://…`: checks a server against the contract of the API. `--help` lists the options.
import { run } from './run.ts'

const { code, said, complained } = await run(process.argv.slice(2), process.env)
process.stdout.write(said)
process.stderr.write(complained)
process.exitCode = code
