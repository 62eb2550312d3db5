import { type ComponentType, type ReactNode, useState } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { useLoading } from './use-loading.ts'

interface LazyPartProps<Props> {
  /** Names the part to a reader who cannot have it: "The reasons". */
  readonly what: string
  readonly load: Load<Props>
  readonly props: Props
  /** Stands in its place meanwhile, at its size. */
  readonly waiting: ReactNode
}

type Load<Props> = () => Promise<ComponentType<Props>>

const prepared = new WeakMap<object, unknown>()

/** Fetches the code of a part ahead: from then on the part stands at once where it is shown. */
export async function prepareLazyPart<Props>(load: Load<Props>): Promise<void> {
  prepared.set(load, await load())
}

/** A part of a page whose code is loaded when it is shown. Unlike React.lazy it can be tried again. */
export function LazyPart<Props extends object>(props: LazyPartProps<Props>) {
  // For good: to change from one branch to the other would begin the part anew.
  const [Part] = useState(() => prepared.get(props.load) as ComponentType<Props> | undefined)
  return Part ? <Part {...props.props} /> : <LoadingPart {...props} />
}

function LoadingPart<Props extends object>({ what, load, props, waiting }: LazyPartProps<Props>) {
  const { value: Part, error, retry } = useLoading(what, load)
  if (error !== undefined) return <LoadFailure what={what} retry={retry} />
  return Part ? <Part {...props} /> : waiting
}
