import { markTutorialSeen } from '#contract/users/users.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { updateOwnUser, useCurrentUser } from '#web/lib/session/session.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/**
 * Ends the tutorial permanently. When the server is unreachable, it is hidden for this session and shown again at the
 * next sign-in.
 */
export function useFinishTutorial(forget: () => void): () => Promise<void> {
  const { id } = useCurrentUser();
  const mark = useApiMutation(markTutorialSeen);
  const { run } = useSingleFlight(async () => {
    try {
      await mark.mutateAsync({ params: { id }, body: { has_seen_tutorial: true } });
    } catch (failed) {
      toast.error(messageOf(failed));
    }
    forget();
    updateOwnUser({ has_seen_tutorial: true });
  });
  return run;
}
