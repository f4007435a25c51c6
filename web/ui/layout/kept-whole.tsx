import '../row/row.css';

interface KeptWholeProps {
  text: string;
  /** The parts of the text that never break between two lines, such as a command. */
  whole: readonly string[];
}

/** A sentence in which a key or a command stays in one line, so that it is read and copied whole. */
export function KeptWhole({ text, whole }: KeptWholeProps) {
  const [first, ...rest] = whole;
  if (first === undefined) return text;
  return text.split(first).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
    <span key={at}>
      {at > 0 && <span className="ui-one-line">{first}</span>}
      <KeptWhole text={piece} whole={rest} />
    </span>
  ));
}
