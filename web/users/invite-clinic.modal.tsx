import { inviteClinic } from '#contract/auth/auth.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { LinkModal } from '#web/password-links/index.ts';

/** The code is in the URL fragment, which browsers do not send, so no server logs it. */
const linkOf = (code: string) => `${window.location.origin}${ADDRESSES.register}#${code}`;

/** Creates the link with which one clinic registers, and shows it once. */
export function InviteClinicModal({ onClose }: { onClose: () => void }) {
  const invite = useApiMutation(inviteClinic);
  const link = invite.data && linkOf(invite.data.code);
  return (
    <LinkModal
      title="Invite a clinic"
      label="Invitation link"
      text={link ? M.linkShownOnce : M.inviteExplained}
      link={link}
      error={invite.error ? saidOr(invite.error, M.inviteFailed) : null}
      pending={invite.isPending}
      onMake={() => invite.mutate({})}
      onClose={onClose}
    />
  );
}
