import { useState } from 'react';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { LinkModal } from './link.modal.tsx';

type Props = {
  /** The person that the link is for. */
  name: string;
  make: () => Promise<{ link: string }>;
  onClose: () => void;
};

/** If the server has no public address configured, the link uses this browser's. */
const wholeLink = (link: string) => (link.startsWith('/') ? window.location.origin + link : link);

/** Creates the link for setting a forgotten password, and shows it once. */
export function PasswordLinkModal({ name, make, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useSingleFlight(async () => {
    setError(null);
    try {
      setLink(wholeLink((await make()).link));
    } catch (refused) {
      setError(saidOr(refused, M.makeFailed));
    }
  });
  return (
    <LinkModal
      title={`New password for ${name}`}
      label="Link"
      text={link ? M.shownOnce : M.explained}
      link={link}
      error={error}
      pending={pending}
      onMake={() => void run()}
      onClose={onClose}
    />
  );
}
