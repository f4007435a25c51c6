import { Button } from '@mantine/core';
import {
  resetPersonSecondFactor,
  resetSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type ResetProps = { person: { id: string; name: string }; by: 'owner' | 'superadmin' };

/** For a person who has lost both the phone and the recovery codes. */
export function ResetSecondFactor({ person: { id, name }, by }: ResetProps) {
  const confirm = useConfirm();
  const reset = useApiMutation(by === 'owner' ? resetPersonSecondFactor : resetSecondFactor, {
    onSuccess: ({ message }) => toast.success(message),
    onError: ({ message }) => toast.error(message),
  });
  const ask = async (): Promise<void> => {
    const isMeant = await confirm({
      title: `Reset the second factor of ${name}?`,
      message:
        'They are logged out everywhere and sign in with the password alone until they set it up again. Be sure that it is really they who ask.',
      confirmLabel: 'Reset',
      danger: true,
    });
    if (isMeant) reset.mutate({ params: { id } });
  };
  return (
    <Button
      variant="default"
      size="compact-md"
      disabled={reset.isPending}
      aria-label={`Reset second factor of ${name}`}
      onClick={() => void ask()}
    >
      Reset second factor
    </Button>
  );
}
