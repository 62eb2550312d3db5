import './query-problems.css'

/** Names the words of a query that are not understood, and what to write instead. */
export function QueryProblems({ problems }: { problems: readonly string[] }) {
  return (
    <output className="query-problems">
      {problems.map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </output>
  )
}
