import type { User } from '#contract/users/user.ts';
import { makeOwnerLink } from '#contract/users/users.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { PasswordLinkModal } from '#web/password-links/index.ts';

/** For a clinic's owner who forgot their password, because no other person in the clinic can reset it. */
export function OwnerLink({ user, onClose }: { user: User; onClose: () => void }) {
  const link = useApiMutation(makeOwnerLink);
  const make = () => link.mutateAsync({ params: { id: user.id } });
  return <PasswordLinkModal name={user.username} make={make} onClose={onClose} />;
}
