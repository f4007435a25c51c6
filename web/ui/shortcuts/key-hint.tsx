import './key-hint.css';

/** The key of a button, after its words; not shown on a phone. */
export function KeyHint({ keys }: { keys: string }) {
  return <span className="ui-key-hint">({keys})</span>;
}
