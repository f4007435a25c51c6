import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { labelOf } from '#contract/kernel/roles.ts';
import { editPerson, listPeople } from '#contract/owner/owner.endpoints.ts';
import { deactivateQuestion, OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { EditPersonBody, type Person } from '#contract/owner/person.ts';
import { STAFF_ROLES } from '#contract/staff/staff.ts';
import { fieldErrorsOf, focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

function rolesFor({ role }: Person) {
  const roles = STAFF_ROLES.map((value) => ({ value: String(value), label: labelOf(value) }));
  const isKnown = roles.some(({ value }) => value === role);
  return isKnown ? roles : [{ value: String(role), label: labelOf(role) }, ...roles];
}

type Values = { name: string; email: string; role: string; status: string };

/** The request body; an unchanged role is left out. */
function bodyOf({ name, email, role, status }: Values, person: Person) {
  const changed = role === person.role ? {} : { role };
  return EditPersonBody.safeParse({ name, email, active: status === 'active', ...changed });
}

export function EditPersonModal({ person, onClose }: { person: Person; onClose: () => void }) {
  const edit = useApiMutation(editPerson, { invalidates: [listPeople] });
  const [error, setError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: {
      name: person.name,
      email: person.email,
      role: person.role,
      status: person.active ? 'active' : 'inactive',
    },
    validate: (values) => {
      const parsed = bodyOf(values, person);
      return parsed.success ? {} : fieldErrorsOf(parsed.error);
    },
  });
  const { run, pending } = useSingleFlight(async (values: Values) => {
    const { data: body } = bodyOf(values, person);
    if (!body) return;
    setError(null);
    try {
      await edit.mutateAsync({ params: { id: person.id }, body });
      toast.success(M.updated);
      onClose();
    } catch (refused) {
      setError(showRefusal(form, refused, saidOr(refused, M.updateFailed)));
    }
  });
  const ends = form.values.status === 'inactive' && person.active;

  return (
    <Dialog onClose={onClose} title={`Edit ${person.name}`}>
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm">
          <FormMessage error={error} />
          <TextInput
            label="Name"
            required
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <NativeSelect label="Role" data={rolesFor(person)} {...form.getInputProps('role')} />
          <NativeSelect
            label="Status"
            data={STATUSES}
            {...(ends && { description: deactivateQuestion(person.name) })}
            {...form.getInputProps('status')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Save</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
