import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import {
  getStockSheet,
  postCounts,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type PostCountsProps = { rack: string | undefined; counted: number };

/** Posts the counts of the chosen rack, everyone's, with a reason. */
export function PostCounts({ rack, counted }: PostCountsProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutateAsync } = useApiMutation(postCounts, { invalidates: [getStockSheet] });
  const { run, pending } = useSingleFlight(async () => {
    if (reason.trim() === '') {
      setProblem(M.reasonRequired);
      return;
    }
    try {
      const { message } = await mutateAsync({ body: { ...(rack && { rack }), reason } });
      toast.success(message);
      setReason('');
    } catch (error) {
      setProblem(saidOr(error, M.postFailed));
    }
  });
  return (
    <form
      noValidate
      aria-label="Post the counts"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Group align="flex-start" gap="sm">
        <TextInput
          label={`Reason for the differences of ${rack ? `rack ${rack}` : 'all racks'}`}
          placeholder="Yearly count"
          style={{ flex: '1 1 260px' }}
          value={reason}
          error={problem}
          onChange={({ currentTarget }) => {
            setProblem(undefined);
            setReason(currentTarget.value);
          }}
        />
        <SubmitButton mt={25} pending={pending}>
          {`Post ${counted} ${counted === 1 ? 'count' : 'counts'}`}
        </SubmitButton>
      </Group>
    </form>
  );
}
