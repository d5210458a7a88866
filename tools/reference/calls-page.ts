import type { CallSpec } from '@campo-livre/contract/call.ts'
import { codesIn } from '@campo-livre/contract/codes-of.ts'
import { refusalStatus } from '@campo-livre/contract/refusal-status.ts'
import type * as z from 'zod/mini'

type Registry = z.core.$ZodRegistry<{ id: string }>

const HEAD = `# Every call

Made by \`pnpm reference\` out of the declarations of the calls (\`packages/contract/src\`); the same as OpenAPI 3.1 stands in [openapi.json](openapi.json), the conventions in [README.md](README.md). What a name such as \`BookingDetail\` holds: \`bookingDetailSchema\` in \`packages/domain\`. A refusal stands with its code (\`RefusalCode\`) and its status. Besides what stands here, any call answers \`unauthenticated\` (401) without a token and \`forbidden\` (403) to another profile, as its column says who may, \`invalid\` (422) for what its schema does not accept, and \`idempotency_key_reused\` (422) where it takes a key. *ours*: the real server does not know it.
`

/** Returns the reference page: a table for every first segment of a path. */
export function callsPage(calls: readonly CallSpec[], registry: Registry): string {
  const groups = Object.groupBy(calls, ({ path }) => path.split('/')[1] ?? '')
  const tables = Object.entries(groups).map(
    ([name, group = []]) => `## ${name}

| call | who | in | out | |
|---|---|---|---|---|
${group.map((call) => rowOf(call, registry)).join('\n')}
`,
  )
  return [HEAD, ...tables].join('\n')
}

function rowOf(call: CallSpec, registry: Registry): string {
  const { method, path, who, summary, body, query, output, meta, status, refusals } = call
  const { extension, idempotent, bare, etag, paper } = call
  const told = codesIn(refusals).map((code) => `\`${code}\` (${refusalStatus[code]}): ${refusals[code]}`)
  const says = [
    summary,
    extension ? '*Ours.*' : null,
    bare ? 'Without the envelope.' : null,
    idempotent ? 'Takes an `Idempotency-Key`.' : null,
    etag ? 'Has an `ETag`.' : null,
    paper ? 'May be answered as a PDF.' : null,
    ...told,
  ]
  const out = [
    status === 200 ? null : String(status),
    nameOf(output, registry),
    meta ? `meta: ${nameOf(meta, registry)}` : null,
  ]
  const cells = [
    `\`${method} ${path}\``,
    typeof who === 'string' ? who : who.join(', '),
    [body, query]
      .map((schema) => (schema ? nameOf(schema, registry) : null))
      .filter(Boolean)
      .join(', '),
    out.filter(Boolean).join(', '),
    says.filter(Boolean).join(' '),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Returns the name of a schema: `BookingDetail[]`, `null`; an unnamed object by its keys. */
function nameOf(schema: z.ZodMiniType, registry: Registry): string {
  const known = registry.get(schema)?.id
  if (known !== undefined) return known
  const { def } = schema._zod as { def: { type: string; element?: z.ZodMiniType; shape?: object } }
  if (def.type === 'array' && def.element) return `${nameOf(def.element, registry)}[]`
  return def.shape ? Object.keys(def.shape).join(', ') : def.type
}
