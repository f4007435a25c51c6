import { useState } from 'react';
import type { User } from '#contract/users/user.ts';
import {
  addUser,
  editUser,
  listClinicAccounts,
  listUsers,
} from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { checkOwnAccount } from '#web/auth/index.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { updateOwnUser, useCurrentUser } from '#web/lib/session/session.ts';
import { OwnerLink } from './owner-link.tsx';
import { UserModal } from './user.modal.tsx';
import { SignInHelp } from './user-actions.tsx';
import {
  addUserInput,
  checkAddUser,
  checkEditUser,
  EMPTY_USER_FORM,
  editUserInput,
  userFormValues,
} from './user-form.values.ts';

/** Add New User (specification 2, sections 2 and 5). */
export function AddUser({ onClose }: { onClose: () => void }) {
  const add = useApiMutation(addUser, { invalidates: [listUsers, listClinicAccounts] });
  return (
    <UserModal
      title="Add New User"
      initialValues={EMPTY_USER_FORM}
      check={checkAddUser}
      send={(values) => add.mutateAsync({ body: addUserInput(values) })}
      failed={M.addFailed}
      saved={M.added}
      submitLabel="Add User"
      onClose={onClose}
    />
  );
}

type EditUserProps = { user: User; onClose: () => void };

/** Edit User (specification 2, sections 2 and 5). */
export function EditUser({ user, onClose }: EditUserProps) {
  const edit = useApiMutation(editUser, { invalidates: [listUsers, listClinicAccounts] });
  const isOwn = useCurrentUser().id === user.id;
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <UserModal
        title="Edit User"
        initialValues={userFormValues(user)}
        check={(values) => ({
          ...checkEditUser(values),
          ...(isOwn && checkOwnAccount(values, user.email)),
        })}
        send={async (values) => {
          const body = editUserInput(values);
          const saved = await edit.mutateAsync({ params: { id: user.id }, body });
          if (isOwn) updateOwnUser({ name: saved.username, email: saved.email });
        }}
        failed={M.updateFailed}
        saved={M.updated}
        submitLabel="Update User"
        editing={isOwn ? 'own' : 'other'}
        more={<SignInHelp user={user} onLink={() => setLinking(true)} />}
        onClose={onClose}
      />
      {isLinking && <OwnerLink user={user} onClose={() => setLinking(false)} />}
    </>
  );
}
