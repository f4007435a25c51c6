import { useForm } from '@mantine/form';
import { useState } from 'react';
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
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import {
  checkLabTest,
  EMPTY_LAB_TEST,
  type LabTestFormValues,
  labTestFormValues,
  labTestInput,
} from './lab-test-form.values.ts';

type Editing = {
  /** The test to edit; if absent, a test is added. */
  test: LabTest | undefined;
  /** Fetches the current catalogue. */
  reload: () => Promise<readonly LabTest[] | undefined>;
  onSaved: () => void;
};

/** The form of a lab test, and saving it. Another person's change is offered, not overwritten. */
export function useLabTestForm({ test, reload, onSaved }: Editing) {
  const [error, setError] = useState<string | null>(null);
  const [base, setBase] = useState(test);
  const [theirs, setTheirs] = useState<LabTest | null>(null);
  const save = useSaveLabTest();
  const form = useForm<LabTestFormValues>({
    mode: 'controlled',
    initialValues: test ? labTestFormValues(test) : EMPTY_LAB_TEST,
    validate: (values) => {
      const errors = checkLabTest(values);
      setError(Object.values(errors).includes(M.required) ? M.required : null);
      return errors;
    },
  });

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
        onSaved();
      } catch (refused) {
        await refuse(refused);
      }
    },
  );

  return {
    form,
    error,
    pending,
    submit: (values: LabTestFormValues): void => void run({ values, seen: base }),
    /** The version that another person saved meanwhile. */
    theirs,
    keepMine: (newest: LabTest): void => {
      setBase(newest);
      void run({ values: form.getValues(), seen: newest });
    },
    takeTheirs: (newest: LabTest): void => {
      form.setValues(labTestFormValues(newest));
      form.resetDirty();
      setBase(newest);
      setTheirs(null);
    },
  };
}

/** Adds a test, or edits the version of it that was seen. */
function useSaveLabTest() {
  const invalidates = [listLabTests];
  const add = useApiMutation(addLabTest, { invalidates });
  const edit = useApiMutation(editLabTest, { invalidates });
  return async (values: LabTestFormValues, seen: LabTest | undefined): Promise<void> => {
    const body = labTestInput(values);
    if (!seen) {
      toast.success(labTestAdded((await add.mutateAsync({ body })).name));
      return;
    }
    const { id, last_updated } = seen;
    const saved = await edit.mutateAsync({ params: { id }, body: { ...body, last_updated } });
    toast.success(labTestUpdated(saved.name));
  };
}
