import { Button, Group, Modal, Paper, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { namedAlike } from '#contract/kernel/name-key.ts';
import {
  labTestAdded,
  labTestUpdated,
  LAB_TEST_MESSAGES as M,
} from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { addLabTest, editLabTest, listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { LabTestForm } from './lab-test.form.tsx';
import {
  checkLabTest,
  EMPTY_LAB_TEST,
  type LabTestFormValues,
  labTestFormValues,
  labTestInput,
} from './lab-test-form.values.ts';

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
  const [error, setError] = useState<string | null>(null);
  const [base, setBase] = useState(test);
  const [theirs, setTheirs] = useState<LabTest | null>(null);
  const isSmall = useMediaQuery('(max-width: 47.99em)', false);
  const confirm = useConfirm();
  const tests = useApi(listLabTests, {});
  const invalidates = [listLabTests];
  const add = useApiMutation(addLabTest, { invalidates });
  const edit = useApiMutation(editLabTest, { invalidates });
  const form = useForm<LabTestFormValues>({
    mode: 'controlled',
    initialValues: test ? labTestFormValues(test) : EMPTY_LAB_TEST,
    validate: (values) => {
      const errors = checkLabTest(values);
      setError(Object.values(errors).includes(M.required) ? M.required : null);
      return errors;
    },
  });

  const save = async (values: LabTestFormValues, seen: LabTest | undefined): Promise<void> => {
    const body = labTestInput(values);
    if (!seen) {
      toast.success(labTestAdded((await add.mutateAsync({ body })).name));
      return;
    }
    const { id, last_updated } = seen;
    const saved = await edit.mutateAsync({ params: { id }, body: { ...body, last_updated } });
    toast.success(labTestUpdated(saved.name));
  };
  const refuse = async (refused: unknown): Promise<void> => {
    const isClash = refused instanceof ApiError && refused.status === 409;
    const newest = isClash ? (await reload())?.find(({ id }) => id === base?.id) : undefined;
    if (newest) setTheirs(newest);
    else setError(showRefusal(form, refused, saidOr(refused, M.saveFailed)));
  };
  const { run, pending } = useSingleFlight(
    async ({ values, seen }: { values: LabTestFormValues; seen: LabTest | undefined }) => {
      setError(null);
      setTheirs(null);
      try {
        await save(values, seen);
        onClose();
      } catch (refused) {
        await refuse(refused);
      }
    },
  );
  const takeTheirs = (newest: LabTest): void => {
    form.setValues(labTestFormValues(newest));
    form.resetDirty();
    setBase(newest);
    setTheirs(null);
  };
  const close = async (): Promise<void> => {
    const mayGo =
      !form.isDirty() ||
      (await confirm({
        title: 'Close without saving?',
        message: 'What was entered is lost.',
        confirmLabel: 'Close',
        cancelLabel: 'Keep editing',
      }));
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
        <Paper withBorder p="sm" mb="sm">
          <Text role="alert">{M.changedMeanwhile}</Text>
          <Group gap="xs" mt="xs">
            <Button
              variant="default"
              onClick={() => {
                setBase(theirs);
                void run({ values: form.getValues(), seen: theirs });
              }}
            >
              Keep yours
            </Button>
            <Button variant="default" onClick={() => takeTheirs(theirs)}>
              Take theirs
            </Button>
          </Group>
        </Paper>
      )}
      <LabTestForm
        form={form}
        categories={categories}
        alike={namedAlike(form.values.name, { among: tests.data ?? [], except: test?.id })?.name}
        error={error}
        pending={pending}
        onSubmit={(values) => void run({ values, seen: base })}
        onCancel={() => void close()}
        submitLabel={test ? 'Update Lab Test' : 'Add Lab Test'}
      />
    </Modal>
  );
}
