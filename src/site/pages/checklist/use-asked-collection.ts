import { useEffect } from 'react'
import { collectionParameter } from '../../features/checklist/collection-address.ts'
import { readerCollections } from '../../features/checklist/reader-checklist.ts'
import { replaceQuery, useQuery } from '../../features/search/use-query.ts'
import { useStore } from '../../ui/store/use-store.ts'

/** Shows the collection of a link once it is there: that of an account comes with the answer of the server. */
export function useAskedCollection(): void {
  const asked = new URLSearchParams(useQuery()).get(collectionParameter)
  const { listed } = useStore(readerCollections)
  useEffect(() => {
    if (asked === null || !listed.some(({ key }) => key === asked)) return
    readerCollections.choose(asked)
    replaceQuery((parameters) => parameters.delete(collectionParameter))
  }, [asked, listed])
}
