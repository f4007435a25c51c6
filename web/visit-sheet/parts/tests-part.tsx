import { Stack } from '@mantine/core';
import { OrderedTests } from '#web/lab/index.ts';
import type { Commands } from '#web/ui/combobox/command-combobox.tsx';
import type { SheetEditor } from '../saving/use-sheet-editor.ts';
import { typedName } from '../typed-name.ts';
import { TestsElsewhere, withTestElsewhere } from './tests-elsewhere.tsx';

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
        onOutside={(text) => change({ outsideTests: withTestElsewhere(outsideTests, text) })}
        commands={commands}
        keptAs={typedName(visitId, 'test')}
        untakenAs={typedName(visitId, 'untaken-tests')}
      />
      <TestsElsewhere text={outsideTests} onChange={(text) => change({ outsideTests: text })} />
    </Stack>
  );
}
