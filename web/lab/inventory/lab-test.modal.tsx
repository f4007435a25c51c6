import { Button, Group, Modal, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { namedAlike } from '#contract/kernel/name-key.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { closeQuestion } from '#web/ui/confirm/unsaved-questions.ts';
import { LabTestForm } from './lab-test.form.tsx';
import { useLabTestForm } from './use-lab-test-form.ts';

type LabTestModalProps = {
  /** The test to edit; if absent, a test is added. */
  test?: LabTest | undefined;
  categories: readonly string[];
  /** Fetches the current catalogue. */
  reload: () => Promise<readonly LabTest[] | undefined>;
  onClose: () => void;
};

/** Add or Edit Lab Test. Another person's change is not overwritten without a confirmation. */
export function LabTestModal({ test, categories, reload, onClose }: LabTestModalProps) {
  const isSmall = useMediaQuery('(max-width: 47.99em)', false);
  const confirm = useConfirm();
  const tests = useApi(listLabTests, {});
  const editing = useLabTestForm({ test, reload, onSaved: onClose });
  const { form, theirs } = editing;
  const close = async (): Promise<void> => {
    const mayGo = !form.isDirty() || (await confirm(closeQuestion('What was entered is lost.')));
    if (mayGo) onClose();
  };

  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnClickOutside={false}
      fullScreen={isSmall === true}
      size="70rem"
      title={test ? 'Edit Lab Test' : 'Add Lab Test'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {theirs && (
        <ChangedMeanwhile
          onKeep={() => editing.keepMine(theirs)}
          onTake={() => editing.takeTheirs(theirs)}
        />
      )}
      <LabTestForm
        form={form}
        categories={categories}
        alike={namedAlike(form.values.name, { among: tests.data ?? [], except: test?.id })?.name}
        error={editing.error}
        pending={editing.pending}
        onSubmit={editing.submit}
        onCancel={() => void close()}
        submitLabel={test ? 'Update Lab Test' : 'Add Lab Test'}
      />
    </Modal>
  );
}

function ChangedMeanwhile({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  return (
    <Paper withBorder p="sm" mb="sm">
      <Text role="alert">{M.changedMeanwhile}</Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={onKeep}>
          Keep yours
        </Button>
        <Button variant="default" onClick={onTake}>
          Take theirs
        </Button>
      </Group>
    </Paper>
  );
}
