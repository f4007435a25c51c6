import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import type { SupplierReturn } from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import {
  getSupplierReturn,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { LetterheadSwitch } from '#web/clinics/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPrinter } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { DebitNotePaper, type NoteSize } from './debit-note-paper.tsx';
import { RETURN_READS } from './use-return.ts';

/** A return to a supplier with its debit note. */
export function DebitNotePage() {
  const { id = '' } = useParams();
  const note = useApi(getSupplierReturn, { params: { id } }, { live: true });
  return (
    <>
      <PageHeader
        title={note.data ? `Debit note ${note.data.number}` : 'Debit note'}
        backTo={
          note.data
            ? pathTo(ADDRESSES.supplierLedger, { id: note.data.supplier.id })
            : ADDRESSES.suppliers
        }
      />
      {note.data && <Note note={note.data} />}
      {!note.data && note.error && (
        <ErrorState
          message={saidOr(note.error, M.loadFailed)}
          onRetry={() => void note.refetch()}
        />
      )}
      {note.isPending && <Skeleton height={320} role="status" aria-label="Loading" />}
    </>
  );
}

function Note({ note }: { note: SupplierReturn }) {
  const { paper, print } = usePrint<NoteSize>();
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(['a5', 'a4'] as const).map((one) => (
          <Button
            key={one}
            variant="default"
            leftSection={<Icon of={IconPrinter} />}
            onClick={() => print(one)}
          >
            Print {one.toUpperCase()}
          </Button>
        ))}
        <LetterheadSwitch />
        <UndoReturn note={note} />
      </Group>
      {note.is_undone && (
        <AlertBanner tone="warning">
          This return was undone. Its goods are in stock again.
        </AlertBanner>
      )}
      <DebitNotePaper note={note} size={paper ?? 'a5'} />
    </Stack>
  );
}

/** Undoes the return within an hour. */
function UndoReturn({ note: { id, until, is_undone } }: { note: SupplierReturn }) {
  const { role } = useCurrentUser();
  const invalidates = [getSupplierReturn, ...RETURN_READS];
  const { mutateAsync, isPending } = useApiMutation(undoSupplierReturn, { invalidates });
  if (is_undone || !may(role, 'suppliers.return') || Date.now() > Date.parse(until)) return null;
  const undo = async (): Promise<void> => {
    try {
      toast.success((await mutateAsync({ params: { id } })).message);
    } catch (error) {
      toast.error(saidOr(error, M.undoFailed));
    }
  };
  return (
    <>
      <Button variant="default" ml="auto" loading={isPending} onClick={() => void undo()}>
        Undo the return
      </Button>
      <Text size="sm" c="dimmed">
        until {showTime(until)}
      </Text>
    </>
  );
}
