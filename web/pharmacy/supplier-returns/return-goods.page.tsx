import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import {
  RETURN_REASON_LABELS,
  RETURN_REASONS,
  RETURNABLE,
  RETURNABLE_LABELS,
} from '#contract/pharmacy/supplier-returns/supplier-return.ts';
import { listReturnableBatches } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { listSuppliers } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ShowAll } from '#web/ui/layout/show-all.tsx';
import { returnColumns } from './return-columns.tsx';
import { batchName, type ChosenBatch, sumOf } from './return-draft.ts';
import { useReturn } from './use-return.ts';

/** The batches wanted, from the address. */
function useWanted() {
  const [params, setParams] = usePageParams();
  const show = RETURNABLE.find((one) => one === params.get('show')) ?? 'expired';
  const supplier = params.get('supplier') ?? '';
  const search = params.get('search') ?? '';
  const set = (changes: Readonly<Record<string, string>>, options?: { replace: boolean }): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      return after;
    }, options);
  return { show, supplier, search, set };
}

/** Chooses batches and pieces that go back to a supplier, and makes the debit note. */
export function ReturnGoodsPage() {
  const { show, supplier, search, set } = useWanted();
  const query = { show, search, ...(supplier && { supplier_id: supplier }) };
  const batches = useApi(listReturnableBatches, { query }, { live: true, keepPrevious: true });
  const { data: suppliers = [] } = useApi(listSuppliers, {});
  const draft = useReturn({ supplierId: supplier, show, shown: batches.data ?? [] });
  const choose = (one: ChosenBatch): void => {
    draft.choose(one);
    if (supplier !== '' || !one.batch.supplier) return;
    // Back goes to the page before, not to the same one without its supplier.
    set({ supplier: one.batch.supplier.id }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Return goods"
        backTo={supplier ? pathTo(ADDRESSES.supplierLedger, { id: supplier }) : ADDRESSES.inventory}
      />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
          <NativeSelect
            label="Supplier"
            data={[
              { value: '', label: 'Choose' },
              ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={supplier}
            onChange={({ currentTarget: { value } }) => set({ supplier: value })}
          />
          <NativeSelect
            label="Show"
            data={RETURNABLE.map((value) => ({ value, label: RETURNABLE_LABELS[value] }))}
            value={show}
            onChange={({ currentTarget: { value } }) => set({ show: value })}
          />
          <SearchField
            label="Search medicine, batch or invoice"
            value={search}
            onSearch={(term) => set({ search: term })}
          />
        </SimpleGrid>
        <DataTable
          label="Batches to return"
          columns={returnColumns({ of: draft.of, onChoose: choose })}
          rows={batches.data}
          rowKey={({ id }) => id}
          empty={
            show === 'all' && search === ''
              ? {
                  title: M.none,
                  text: 'Batches of this supplier that are in stock are listed here.',
                }
              : {
                  title: M.none,
                  action: (
                    <ShowAll
                      of="batches in stock"
                      onPress={() => set({ show: 'all', search: '' })}
                    />
                  ),
                }
          }
          error={batches.error ? saidOr(batches.error, M.loadFailed) : undefined}
          onRetry={() => void batches.refetch()}
          refreshing={false}
        />
        <ReturnForm draft={draft} />
      </Stack>
    </>
  );
}

/** The reason, the value of what is chosen, and the button. */
function ReturnForm({ draft }: { draft: ReturnType<typeof useReturn> }) {
  const { lines, reason, setReason, note, setNote, error, run, pending, forget } = draft;
  return (
    <form
      noValidate
      aria-label="Return"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="sm" className="ui-sheet">
        <FormMessage error={error} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label="Reason"
            data={RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] }))}
            value={reason}
            onChange={({ currentTarget: { value } }) =>
              setReason(RETURN_REASONS.find((one) => one === value) ?? 'expired')
            }
          />
          <TextInput
            label="Note (optional)"
            autoComplete="off"
            maxLength={200}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        </SimpleGrid>
        <Group justify="space-between" gap="sm">
          <Chosen draft={draft} />
          <Group gap="sm">
            {lines.length > 0 && (
              <Button variant="default" onClick={forget}>
                Clear
              </Button>
            )}
            <SubmitButton pending={pending}>Make debit note</SubmitButton>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** The value of what is chosen, and which of it is not in the sum or not on the screen. */
function Chosen({ draft: { lines, hidden, choose } }: { draft: ReturnType<typeof useReturn> }) {
  const { taxable, gst, total, batches, leftOut } = sumOf(lines);
  return (
    <div>
      <div aria-live="polite">
        {lines.length > 0 && (
          <Text>
            {`${batches} ${batches === 1 ? 'batch' : 'batches'}: ${formatMoney(taxable)} + GST ${formatMoney(gst)} = ${formatMoney(total)}`}
          </Text>
        )}
        {leftOut.map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        {hidden.length > 0 && <Text size="sm">{M.notShown(hidden.map(batchName))}</Text>}
      </div>
      <Group gap="xs">
        {hidden.map((one) => (
          // A batch that was sold out meanwhile is in no list, and would be refused each time.
          <Button
            key={one.batch.id}
            variant="subtle"
            size="compact-sm"
            onClick={() => choose({ ...one, quantity: '', cost: '' })}
          >
            {`Leave out ${batchName(one)}`}
          </Button>
        ))}
      </Group>
    </div>
  );
}
