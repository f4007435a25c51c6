import type { ReactNode } from 'react';

type BriefLinesProps = {
  name: ReactNode;
  /** Beside the name. */
  mark?: ReactNode;
  /** Side by side, without what is empty. */
  facts: readonly ReactNode[];
  /** Cut at the end of its line. */
  line?: ReactNode;
};

/** The summary of a row on a phone: its name, its facts and one line of text. */
export function BriefLines({ name, mark, facts, line }: BriefLinesProps) {
  return (
    <>
      <span className="ui-brief-name">
        {name} {mark}
      </span>
      <div className="ui-cell ui-tabular">
        {facts.map((fact, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a list have fixed places
          fact ? <span key={place}>{fact}</span> : null,
        )}
      </div>
      {line && <div className="ui-brief-line ui-tabular">{line}</div>}
    </>
  );
}
