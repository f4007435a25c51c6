import './facts.css';

/** Short facts with a dot between two; unknown ones are left out. */
export function Facts({ facts }: { facts: readonly (string | null)[] }) {
  return (
    <span className="ui-facts">
      <span>
        {facts.filter(Boolean).map((fact, index) => (
          <span key={fact} className="ui-fact">
            {index > 0 && <span className="ui-fact-dot"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
