import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { labelOf } from '#contract/kernel/roles.ts';
import { editPerson, listPeople } from '#contract/owner/owner.endpoints.ts';
import { deactivateQuestion, OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import { EditPersonBody, type Person } from '#contract/owner/person.ts';
import { STAFF_ROLES } from '#contract/staff/staff.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { DialogForm } from '#web/ui/dialog/dialog-form.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
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
  return (
    <DialogForm<Values>
      title={`Edit ${person.name}`}
      initialValues={{
        name: person.name,
        email: person.email,
        role: person.role,
        status: person.active ? 'active' : 'inactive',
      }}
      check={(values) => {
        const { error } = bodyOf(values, person);
        return error ? fieldErrorsOf(error) : {};
      }}
      send={async (values) => {
        const { data: body } = bodyOf(values, person);
        if (!body) return;
        await edit.mutateAsync({ params: { id: person.id }, body });
        toast.success(M.updated);
      }}
      failed={M.updateFailed}
      submitLabel="Save"
      onClose={onClose}
    >
      {(form) => <PersonFields form={form} person={person} />}
    </DialogForm>
  );
}

function PersonFields({ form, person }: { form: UseFormReturnType<Values>; person: Person }) {
  const ends = form.values.status === 'inactive' && person.active;
  return (
    <>
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
    </>
  );
}
