import type { ComponentType, ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { useLoading } from './use-loading.ts'

interface LazyPartProps<Props> {
  /** Names the part in the error message: "The reasons". */
  readonly what: string
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Placeholder of the same size. */
  readonly waiting: ReactNode
}

/** A part of a page whose code loads when it is shown. Unlike React.lazy, it can be retried. */
export function LazyPart<Props extends object>({ what, load, props, waiting }: LazyPartProps<Props>) {
  const { value: Part, error, retry } = useLoading(what, load)
  if (error !== undefined) return <LoadFailure what={what} retry={retry} />
  return Part ? <Part {...props} /> : waiting
}
