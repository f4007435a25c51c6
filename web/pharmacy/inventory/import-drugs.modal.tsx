import { useState } from 'react';
import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M, sameDelivery } from '#contract/pharmacy/drug.messages.ts';
import {
  DRUG_FIELD_LABELS,
  type DrugImportRow,
  IMPORT_MODE_LABELS,
  IMPORT_MODES,
  type ImportMode,
} from '#contract/pharmacy/drug-import.ts';
import {
  getDrug,
  importDrugs,
  importDrugsFromText,
  listDrugImportRows,
  listDrugImports,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { listSupplierInvoices } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';
import type { UseKeptPage } from '#web/ui/import/import-preview.tsx';
import type { Corrections, ImportQuestion } from '#web/ui/import/use-import-file.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { DeliveryInvoice, type Invoice, sentInvoice } from './delivery-invoice.tsx';
import { GoneBatches } from './gone-batches.tsx';
import { packQuestion, perOf } from './pack-question.ts';

const HINT =
  'An .xlsx or .xls file with a column of names; prices, stock, expiry, GST and others are found by their names.';

const TEXT_HINT =
  'A .csv or .ods file with a column of names; prices, stock, expiry, GST and others are found by their names.';
const TEXT_FILE = { title: 'Import from .csv or .ods', accept: '.csv,.ods,.txt' };

const QUESTION: ImportQuestion = {
  label: 'What is in the file?',
  options: IMPORT_MODES.map((value) => ({ value, label: IMPORT_MODE_LABELS[value] })),
  missing: M.modeRequired,
};

const modeOf = (answer: string | null): ImportMode =>
  IMPORT_MODES.find((mode) => mode === answer) ?? 'count';

/** `50 → 90`, or the value when it does not change. */
function changed(before: string | null, after: string | null): string {
  if (before === null || after === null || before === after) return after ?? before ?? '–';
  return `${before} → ${after}`;
}

const inWords = (quantity: number | null | undefined): string | null =>
  quantity === null || quantity === undefined ? null : String(quantity);

const inPercentOf = (rate: number | null | undefined): string | null =>
  rate == null ? null : `${rate} %`;

const COLUMNS: readonly Column<DrugImportRow>[] = [
  {
    key: 'stock',
    header: 'Stock',
    numeric: true,
    oneLine: true,
    cell: ({ stock_before, stock_after }) => changed(inWords(stock_before), inWords(stock_after)),
  },
  {
    key: 'oldPrice',
    header: 'Price until now',
    numeric: true,
    cell: ({ price, price_before }) =>
      price_before === null || price_before === undefined || price_before === price
        ? '–'
        : formatMoney(price_before),
  },
  {
    key: 'gst',
    header: 'GST',
    numeric: true,
    oneLine: true,
    cell: ({ gst_percent, gst_before }) =>
      gst_percent == null ? '–' : changed(inPercentOf(gst_before), inPercentOf(gst_percent)),
  },
  {
    key: 'expiry',
    header: 'Expiry',
    cell: ({ expiry_date, expiry_before, batch_no, notes = [], ...row }) => {
      if (expiry_before !== undefined && expiry_date !== null) {
        const before = expiry_before === null ? 'unknown' : formatDay(expiry_before);
        return `Batch ${batch_no}: ${before} → ${formatDay(expiry_date)}`;
      }
      // The second batch of a new drug shows the stock of both.
      const isMore = row.becomes === 'added' || (row.stock_after ?? 0) > (row.stock_before ?? 0);
      const expiry = expiry_date === null || !isMore ? '–' : formatDay(expiry_date);
      return [...(expiry === '–' && notes.length > 0 ? [] : [expiry]), ...notes].join(' · ');
    },
  },
];

const useKeptPage: UseKeptPage<DrugImportRow> = ({ id, page, limit }) =>
  useApi(listDrugImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

type ImportDrugsModalProps = {
  /** Files of Excel, or texts of other programs. */
  from: 'excel' | 'text';
  onClose: () => void;
};

/** Imports a delivery or a stock list (specification 2, section 2). */
export function ImportDrugsModal({ from, onClose }: ImportDrugsModalProps) {
  const endpoint = from === 'text' ? importDrugsFromText : importDrugs;
  const [invoice, setInvoice] = useState<Invoice>({ supplier: null, number: '', day: '' });
  const carryOut = useApiMutation(endpoint, {
    invalidates: [listDrugs, getDrug, listDrugImports, listSupplierInvoices],
  });
  const bodyOf = (answer: string | null, { columns, mended, detail }: Corrections) => ({
    mode: modeOf(answer),
    ...(columns !== undefined && { columns }),
    ...(mended !== undefined && { mended }),
    ...(detail !== null && { per: perOf(detail) }),
    // The list of a wholesaler has thousands of drugs that the clinic does not keep.
    ...(answer === 'prices' && { new_drugs: 'leave' as const }),
  });
  return (
    <ImportFileModal
      hint={from === 'text' ? TEXT_HINT : HINT}
      {...(from === 'text' && TEXT_FILE)}
      fields={DRUG_FIELD_LABELS}
      canMend
      question={QUESTION}
      more={(answer, readOnly) =>
        answer === 'delivery' && (
          <DeliveryInvoice invoice={invoice} readOnly={readOnly} onChange={setInvoice} />
        )
      }
      columns={COLUMNS}
      // A preview writes nothing, so it has no idempotency key.
      look={(file, answer, { signal, ...corrections }) =>
        callApi(
          endpoint,
          { file, body: { preview: 'true', ...bodyOf(answer, corrections) } },
          { signal },
        )
      }
      carryOut={(file, answer, corrections) =>
        carryOut.mutateAsync({
          file,
          body: {
            ...bodyOf(answer, corrections),
            ...(answer === 'delivery' && sentInvoice(invoice)),
          },
        })
      }
      useKeptPage={useKeptPage}
      detailOf={({ packs }, answer) => packQuestion(packs, { hasQuantity: answer !== 'prices' })}
      warningOf={({ gone, gone_count, imported_before: before }) => (
        <>
          {before && (
            <AlertBanner tone="warning">
              {sameDelivery(showDateTime(before.at), before.by)}
            </AlertBanner>
          )}
          {gone && <GoneBatches batches={gone} count={gone_count} />}
        </>
      )}
      path={endpoint.path}
      failed={M.importFailed}
      onClose={onClose}
    />
  );
}
