import { Stack, Textarea } from '@mantine/core';
import { OUTSIDE_TESTS_MAX } from '#contract/visit-sheet/visit-sheet.ts';
import { OrderedTests } from '#web/lab/index.ts';
import type { Commands } from '#web/ui/combobox/command-combobox.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { typedName } from '../typed-name.ts';

type TestsPartProps = Pick<SheetEditor, 'draft' | 'change'> & {
  visitId: string;
  commands: Commands | undefined;
};

/** The tests of the visit, and those that the patient has done elsewhere. */
export function TestsPart({ visitId, draft, change, commands }: TestsPartProps) {
  const { tests, outsideTests } = draft;
  return (
    <Stack gap="xs">
      <OrderedTests
        tests={tests}
        onChange={(chosen) => change({ tests: [...chosen] })}
        onOutside={(text) =>
          change({ outsideTests: [outsideTests.trimEnd(), text].filter(Boolean).join('\n') })
        }
        commands={commands}
        keptAs={typedName(visitId, 'test')}
        untakenAs={typedName(visitId, 'untaken-tests')}
      />
      {outsideTests !== '' && (
        <Textarea
          label="Tests elsewhere"
          description="The patient has these done elsewhere; they are printed with the rest."
          rows={1}
          className="sheet-text"
          maxLength={OUTSIDE_TESTS_MAX}
          value={outsideTests}
          onChange={({ currentTarget }) => change({ outsideTests: currentTarget.value })}
        />
      )}
    </Stack>
  );
}
