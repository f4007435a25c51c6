import { Textarea } from '@mantine/core';
import { OUTSIDE_TESTS_MAX } from '#contract/visit-sheet/visit-sheet.ts';

/** The text with another test on a line of its own. */
export const withTestElsewhere = (text: string, test: string): string =>
  [text.trimEnd(), test].filter(Boolean).join('\n');

type TestsElsewhereProps = { text: string; onChange: (text: string) => void };

/** The tests that the patient has done elsewhere, one per line; nothing without any. */
export function TestsElsewhere({ text, onChange }: TestsElsewhereProps) {
  if (text === '') return null;
  return (
    <Textarea
      label="Tests elsewhere"
      description="The patient has these done elsewhere; they are printed with the rest."
      rows={1}
      className="sheet-text"
      maxLength={OUTSIDE_TESTS_MAX}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
