import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type Texts, toTexts, toValues } from './field-text.ts'
import type { FormDraft } from './form-draft.ts'
import type { FormField } from './form-field.ts'
import { type Merged, mergeTexts } from './merge-texts.ts'

type Changes = Pick<Merged, 'conflicts' | 'updated'>
const nothing: Changes = { conflicts: {}, updated: {} }

type Options<Body> = {
  fields: readonly FormField[]
  schema: z.ZodMiniType<Body>
  /** The values as far as they are known here; newer ones are merged. */
  values: object
  draft: FormDraft
  /** Returns the errors of a body that the schema accepts, by field. */
  check?: ((body: Body) => Readonly<Record<string, string>>) | undefined
}

/**
 * A form over values that others can change: what is typed is kept as a draft and merged with newer values. `lastKey`
 * is the idempotency key of what was sent last, until something changes.
 */
export function useMergedForm<Body>({ fields, schema, values, draft, check }: Options<Body>) {
  const [begun] = useState(() => begin(draft, toTexts(fields, values)))
  // The newest known values: read by what happens between two renders, and by the render after it.
  const newest = useRef(values)
  const [base, setBase] = useState(values)
  const key = useRef(begun.key)
  const ended = useRef(false)
  const [changes, setChanges] = useState<Changes>(begun.merged)
  const [recovered, setRecovered] = useState(begun.recovered)
  const keep = (texts: Texts) => {
    const from = toTexts(fields, newest.current)
    if (ended.current || fields.every(({ name }) => texts[name] === from[name])) draft.drop()
    else draft.keep({ texts, base: from, key: key.current })
  }
  const problemsIn = (texts: Texts): Record<string, string> => {
    const { data, error } = schema.safeParse(toValues(fields, newest.current, texts))
    return data === undefined ? problemsOf(fields, error) : { ...check?.(data) }
  }
  // The errors that the last validation found: a server's own stay until their fields change.
  const found = useRef<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, string>>({
    mode: 'controlled',
    initialValues: { ...begun.merged.texts },
    validate: (texts) => (found.current = problemsIn(texts)),
    onValuesChange: (texts) => {
      key.current = undefined
      keep(texts)
      const shown = Object.keys(form.errors).filter((name) => form.errors[name] === found.current[name])
      if (shown.length === 0) return
      const left = problemsIn(texts)
      for (const name of shown) if (left[name] === undefined) form.clearFieldError(name)
    },
  })
  /** Takes newer values over: what only they have changed is shown, where both have the typed text stays. */
  const merge = (current: object) => {
    if (isOlder(current, newest.current)) return
    const [before, theirs] = [toTexts(fields, newest.current), toTexts(fields, current)]
    newest.current = current
    setBase(current)
    key.current = undefined
    if (fields.every(({ name }) => before[name] === theirs[name])) return
    const mine = form.getValues()
    const { texts, conflicts, updated } = mergeTexts({ base: before, mine, theirs })
    // Conflicts that nobody has decided yet stay.
    setChanges((old) => ({
      conflicts: { ...old.conflicts, ...conflicts },
      updated: { ...old.updated, ...updated },
    }))
    for (const { name } of fields) {
      const text = texts[name] ?? ''
      if (text !== mine[name]) form.setFieldValue(name, text)
    }
    keep(texts)
  }
  const news = JSON.stringify(values)
  const seen = useRef(news)
  const mergeNews = useEffectEvent(() => {
    if (!ended.current) merge(values)
  })
  useEffect(() => {
    if (news === seen.current) return
    seen.current = news
    mergeNews()
  }, [news])
  return {
    form,
    merge,
    changes,
    recovered,
    /** The newest known values. */
    base,
    /** The body as it would be sent, as far as it is seen; null while a field is wrong. */
    body: schema.safeParse(toValues(fields, base, form.getValues())).data ?? null,
    /** Returns the body to send. Throws when a field is wrong. */
    bodyOf: (texts: Texts): Body => schema.parse(toValues(fields, newest.current, texts)),
    /** Keeps the key under which the texts are sent, so that another try of the same has the same one. */
    markSent: (texts: Texts, sent: string) => {
      key.current = sent
      keep(texts)
    },
    lastKey: () => key.current,
    /** Ends the draft: what was typed is saved. */
    end: () => {
      ended.current = true
      draft.drop()
    },
    startOver: () => {
      setRecovered(false)
      form.clearErrors()
      setChanges(nothing)
      form.setValues({ ...toTexts(fields, newest.current) })
    },
  }
}

/** Returns the initial texts: the draft merged with the present values, or these alone. */
function begin(draft: FormDraft, known: Texts) {
  const kept = draft.read()
  if (kept === null) return { merged: { texts: known, ...nothing }, recovered: false, key: undefined }
  // A field that the draft lacks has its present value.
  const mine = { ...known, ...kept.texts }
  const merged = mergeTexts({ base: { ...known, ...kept.base }, mine, theirs: known })
  return { merged, recovered: true, key: kept.key }
}

/** Returns whether the first is an older version of the second. */
function isOlder(one: object, other: object): boolean {
  return 'version' in one && 'version' in other && Number(one.version) < Number(other.version)
}

/** Returns the first error of each field. */
function problemsOf(fields: readonly FormField[], error: z.core.$ZodError | undefined) {
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0])
    if (fields.some((field) => field.name === name)) problems[name] ??= message
  }
  return problems
}
