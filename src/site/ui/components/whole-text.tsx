/**
 * Text that changes beside other content. Translators of browsers put elements of their own in the place of text, and
 * React would go on writing into what is gone; an element with a key is replaced as a whole.
 */
export function WholeText({ text }: { text: string }) {
  return <span key={text}>{text}</span>
}
