import { Button } from '@mantine/core';
import { getCashBook, reverseCash } from '#contract/books/books.endpoints.ts';
import { entryFailed, BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import type { CashEntry } from '#contract/books/cash-book.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Reverses an entry by its opposite, dated today. */
export function ReverseButton({ entry }: { entry: CashEntry }) {
  const { mutateAsync } = useApiMutation(reverseCash, { invalidates: [getCashBook] });
  const { run, pending } = useSingleFlight(async () => {
    try {
      await mutateAsync({ params: { id: entry.id } });
      toast.success(M.reversed);
    } catch (error) {
      toast.error(entryFailed(messageOf(error)));
    }
  });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-busy={pending || undefined}
      aria-label={`Reverse ${entry.number}`}
      onClick={() => void run()}
    >
      Reverse
    </Button>
  );
}
