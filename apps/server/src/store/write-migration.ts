// `node apps/server/src/store/write-migration.ts NAME`: writes the migration from the last snapshot to today's tables; with `--check` it ends with 1 where one is lacking.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { migrationsFolder } from './migrate.ts'
import { schema } from './schema.ts'

type Snapshot = Awaited<ReturnType<typeof generateDrizzleJson>>

const snapshotFile = join(migrationsFolder, 'snapshot.json')
const known = readdirSync(migrationsFolder).includes('snapshot.json')
  ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot)
  : generateDrizzleJson({})
const today = generateDrizzleJson(schema, known.id)
const statements = await generateMigration(known, today)
const [name = 'tables'] = process.argv.slice(2)

if (name === '--check') {
  process.stdout.write(
    statements.length === 0 ? 'The migrations are complete.\n' : `Missing:\n${statements.join('\n')}\n`,
  )
  process.exitCode = statements.length === 0 ? 0 : 1
} else if (statements.length > 0) {
  const count = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')).length
  const file = `${String(count).padStart(4, '0')}-${name}.sql`
  writeFileSync(join(migrationsFolder, file), `${statements.join('\n')}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(today, null, 2)}\n`)
  process.stdout.write(`Wrote ${file}.\n`)
}
