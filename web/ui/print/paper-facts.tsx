type PaperFactsProps = {
  /** Label and value; an empty value is left out. */
  facts: readonly (readonly [label: string, value: string])[];
};

/** The head of a paper: whom it is for, and when. */
export function PaperFacts({ facts }: PaperFactsProps) {
  return (
    <dl className="paper-facts">
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
