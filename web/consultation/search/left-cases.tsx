import { Group, Stack, Text } from '@mantine/core';
import { ContinueOrDiscard } from '#web/ui/form/continue-or-discard.tsx';
import type { usePatientSearch } from './use-patient-search.ts';

type LeftCasesProps = {
  search: Pick<ReturnType<typeof usePatientSearch>, 'text' | 'type' | 'leftCases'>;
  /** Called when the pressed button is about to leave the page. */
  onTaken: () => void;
};

/** Cases that were begun in the search and left before they were opened, while the field is empty. */
export function LeftCases({ search: { text, type, leftCases }, onTaken }: LeftCasesProps) {
  const { cases, remove } = leftCases;
  if (cases.length === 0 || text.trim() !== '') return null;
  return (
    <Stack component="ul" gap="xs" p={0} m={0} aria-label="Cases not finished">
      {cases.map((one) => (
        <Group component="li" key={one} gap="xs">
          {/* On a phone the buttons are below it. */}
          <Text size="sm" lineClamp={3} flex="1 1 16rem" style={{ overflowWrap: 'anywhere' }}>
            Not finished: “{one}”
          </Text>
          <ContinueOrDiscard
            onContinue={() => {
              type(one);
              remove(one);
              onTaken();
            }}
            onDiscard={() => {
              remove(one);
              onTaken();
            }}
          />
        </Group>
      ))}
    </Stack>
  );
}
