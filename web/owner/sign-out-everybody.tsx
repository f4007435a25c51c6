import { Button } from '@mantine/core';
import { signOutEverybody } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M, SIGN_OUT_ALL_QUESTION } from '#contract/owner/owner.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Signs everybody out, for a lost phone or a colleague who left on bad terms. */
export function SignOutEverybody() {
  const confirm = useConfirm();
  const end = useApiMutation(signOutEverybody);
  const ask = async (): Promise<void> => {
    const yes = await confirm({
      title: 'Sign everybody out?',
      message: SIGN_OUT_ALL_QUESTION,
      confirmLabel: 'Sign everybody out',
      danger: true,
    });
    if (!yes) return;
    try {
      toast.success((await end.mutateAsync({})).message);
    } catch (refused) {
      toast.error(saidOr(refused, M.signOutFailed));
    }
  };
  return (
    <Button variant="default" loading={end.isPending} onClick={() => void ask()}>
      Sign everybody out
    </Button>
  );
}
