export type ReportValue = string | number | boolean;
/** Values by test id, then parameter name; or the plain text of an old report. */
export type ReportContent =
  | string
  | Readonly<Record<string, Readonly<Record<string, ReportValue>>>>;

/** `Yes` and `No` for what is true or not, everything else as it stands. */
export function inWords(value: ReportValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** A test's values in the order of its parameters; what is no parameter any more comes last. */
function inOrder(values: Readonly<Record<string, ReportValue>>, parameters: readonly string[]) {
  const names = [...new Set([...parameters, ...Object.keys(values)])];
  return names.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [`${name}: ${inWords(value)}`];
  });
}

/** What a report found as one line, in the order of its tests: `Haemoglobin: 13.2, Malaria: No`. */
export function findingsLine(
  content: ReportContent,
  tests: readonly { id: string; parameters: readonly string[] }[],
): string {
  if (typeof content === 'string') return content.replace(/\s+/g, ' ').trim();
  return tests.flatMap(({ id, parameters }) => inOrder(content[id] ?? {}, parameters)).join(', ');
}
