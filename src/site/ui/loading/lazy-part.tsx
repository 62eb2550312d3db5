import { type ComponentType, type ReactNode, useState } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { useLoading } from './use-loading.ts'

interface LazyPartProps<Props> {
  /** Names the part in the error message: "The reasons". */
  readonly what: string
  readonly load: Load<Props>
  readonly props: Props
  /** Placeholder of the same size. */
  readonly waiting: ReactNode
}

type Load<Props> = () => Promise<ComponentType<Props>>

const prepared = new WeakMap<object, unknown>()

/** Fetches the code of a part ahead of time; from then on the part renders immediately. */
export async function prepareLazyPart<Props>(load: Load<Props>): Promise<void> {
  prepared.set(load, await load())
}

/** A part of a page whose code loads when it is shown. Unlike React.lazy, it can be retried. */
export function LazyPart<Props extends object>(props: LazyPartProps<Props>) {
  // Decided once: switching branches would remount the part.
  const [Part] = useState(() => prepared.get(props.load) as ComponentType<Props> | undefined)
  return Part ? <Part {...props.props} /> : <LoadingPart {...props} />
}

function LoadingPart<Props extends object>({ what, load, props, waiting }: LazyPartProps<Props>) {
  const { value: Part, error, retry } = useLoading(what, load)
  if (error !== undefined) return <LoadFailure what={what} retry={retry} />
  return Part ? <Part {...props} /> : waiting
}
