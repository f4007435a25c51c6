import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { listDrugImports, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import {
  listSupplierInvoices,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M, posted } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useUndoImport } from '../inventory/import/use-undo-import.ts';
import { DrugPicker } from '../order-form/drug-picker.tsx';
import {
  checkInvoice,
  type InvoiceDraft,
  invoiceInput,
  newLine,
  withScan,
} from './invoice-draft.ts';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { InvoiceSum } from './invoice-sum.tsx';
import { useInvoiceDraft } from './use-invoice-draft.ts';
import { useLineScan } from './use-line-scan.ts';

/** Posts the draft, and offers its undo. Throws the refusal. */
function usePostInvoice() {
  const { undo } = useUndoImport();
  const { mutateAsync } = useApiMutation(postSupplierInvoice, {
    invalidates: [listDrugs, listDrugImports, listSupplierInvoices],
  });
  return async (draft: InvoiceDraft): Promise<void> => {
    const sent = { params: { id: draft.supplier }, body: invoiceInput(draft) };
    const { undo: import_ } = await mutateAsync(sent);
    const action = { label: 'Undo', onPress: () => void undo(import_.id) };
    toast.success(posted(draft.number.trim()), { action });
  };
}

type InvoiceModalProps = { suppliers: readonly Supplier[]; onClose: () => void };

/** Types a supplier's invoice with the keyboard: a drug, its batch, and Enter to the next one. */
export function InvoiceModal({ suppliers, onClose }: InvoiceModalProps) {
  const { draft, change, changeLine, changeLines, clear, discard } = useInvoiceDraft();
  const { data: drugs } = useApi(listDrugs, { query: {} });
  const [search, setSearch] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const post = usePostInvoice();
  const { lines, errors } = checkInvoice(draft);
  if (draft.supplier === '') errors.set('supplier', M.supplierMissing);
  const mistake = errors.get('lines') ?? (errors.size > 0 ? M.lookAtFields : null);
  const errorOf = (field: string) => (isChecked ? errors.get(field) : undefined);
  const scanLine = useLineScan({ changeLine, onRefused: setRefusal });
  const { run, pending } = useSingleFlight(async () => {
    setChecked(true);
    setRefusal(null);
    if (errors.size > 0) return;
    try {
      await post(draft);
      clear();
      onClose();
    } catch (error) {
      setRefusal(saidOr(error, M.postFailed));
    }
  });
  const startOver = (): void => {
    setChecked(false);
    discard();
  };
  return (
    <Dialog onClose={onClose} size="90rem" title="Enter an invoice">
      <Stack gap="sm">
        <InvoiceHead draft={draft} suppliers={suppliers} errorOf={errorOf} onChange={change} />
        {draft.lines.map((line, at) => (
          <InvoiceLine
            key={line.key}
            line={line}
            errorOf={(field) => errorOf(`lines.${at}.${field}`)}
            onChange={(field, text) => changeLine(line.key, { [field]: text })}
            onScanned={(typed) => void scanLine(line, typed)}
            onRemove={() => change({ lines: draft.lines.filter((one) => one !== line) })}
            onDone={() => picker.current?.focus()}
          />
        ))}
        <InvoiceSum lines={lines} paper={draft.paper} />
        {/* Room for what fits the search, which the dialog would cut off. */}
        <Group align="flex-start" mih="17rem">
          <DrugPicker
            drugs={drugs}
            text={search}
            onText={setSearch}
            onPick={(drug) => change({ lines: [...draft.lines, newLine(drug)] })}
            onScan={(drug, scan) => changeLines((lines) => withScan(lines, drug, scan))}
            inputRef={picker}
          />
        </Group>
        <FormMessage error={isChecked && mistake ? mistake : refusal} />
        <InvoiceButtons pending={pending} onDiscard={startOver} onPost={() => void run()} />
      </Stack>
    </Dialog>
  );
}

type InvoiceButtonsProps = { pending: boolean; onDiscard: () => void; onPost: () => void };

function InvoiceButtons({ pending, onDiscard, onPost }: InvoiceButtonsProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPost();
      }}
    >
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDiscard}>
          Discard
        </Button>
        <SubmitButton pending={pending}>Post invoice</SubmitButton>
      </Group>
    </form>
  );
}
