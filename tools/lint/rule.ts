import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule as oxlint takes it, which is as ESLint does. */
export type Rule = Parameters<RuleTester['run']>[1]

type Visit<Name extends 'CallExpression'> = NonNullable<ReturnType<NonNullable<Rule['create']>>[Name]>

/** An argument or the callee of a call. */
export type Argument = Parameters<Visit<'CallExpression'>>[0]['arguments'][number]
