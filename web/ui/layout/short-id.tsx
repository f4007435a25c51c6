/** The two ends of an id; the whole is its tooltip. */
export function ShortId({ id }: { id: string }) {
  return (
    <span className="ui-tabular" title={id}>
      {id.slice(0, 8)}…{id.slice(-4)}
    </span>
  );
}
