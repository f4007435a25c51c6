import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DRUG_MESSAGES as M, sameDelivery } from '#contract/pharmacy/drug.messages.ts';
import {
  COUNT_REASON,
  DRUG_FIELD_LABELS,
  type DrugImportReply,
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
import { IMPORT_BUTTONS } from '#web/ui/import/import-button.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';
import type { UseKeptPage } from '#web/ui/import/import-preview.tsx';
import type { Corrections, ImportQuestion } from '#web/ui/import/use-import-file.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { packQuestion, perOf, pieceWarning } from '../../packs/pack-question.ts';
import { GoneBatches } from '../batches/gone-batches.tsx';
import { DeliveryInvoice, useInvoice } from './delivery-invoice.tsx';
import { IMPORT_DRUG_COLUMNS } from './import-drug-columns.ts';

const HINT =
  'An .xlsx or .xls file with a column of names; prices, stock, expiry, GST and others are found by their names.';

const TEXT_HINT =
  'A .csv or .ods file with a column of names; prices, stock, expiry, GST and others are found by their names.';
const TEXT_FILE = { title: IMPORT_BUTTONS.text, accept: '.csv,.ods,.txt' };

const QUESTION: ImportQuestion = {
  label: 'What is in the file?',
  options: IMPORT_MODES.map((value) => ({ value, label: IMPORT_MODE_LABELS[value] })),
  missing: M.modeRequired,
};

const modeOf = (answer: string | null): ImportMode =>
  IMPORT_MODES.find((mode) => mode === answer) ?? 'count';

const useKeptPage: UseKeptPage<DrugImportRow> = ({ id, page, limit }) =>
  useApi(listDrugImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

type ImportDrugsModalProps = {
  /** Files of Excel, or texts of other programs. */
  from: 'excel' | 'text';
  onDone: (reply: DrugImportReply) => void;
  onClose: () => void;
};

/** Imports a delivery or a stock list (specification 2, section 2). */
export function ImportDrugsModal({ from, onDone, onClose }: ImportDrugsModalProps) {
  const endpoint = from === 'text' ? importDrugsFromText : importDrugs;
  const [reason, setReason] = useState('');
  const { invoice, setInvoice, fillIn, sent } = useInvoice();
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
        answer === 'delivery' ? (
          <DeliveryInvoice invoice={invoice} readOnly={readOnly} onChange={setInvoice} />
        ) : (
          answer === 'count' && (
            <TextInput
              label="Reason (optional)"
              placeholder={COUNT_REASON}
              maxLength={200}
              disabled={readOnly}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )
        )
      }
      columns={IMPORT_DRUG_COLUMNS}
      // A preview writes nothing, so it has no idempotency key.
      look={async (file, answer, { signal, ...corrections }) => {
        const body = { preview: 'true' as const, ...bodyOf(answer, corrections) };
        const reply = await callApi(endpoint, { file, body }, { signal });
        fillIn(reply.invoice);
        return reply;
      }}
      carryOut={(file, answer, corrections) =>
        carryOut.mutateAsync({
          file,
          body: {
            ...bodyOf(answer, corrections),
            ...(answer === 'delivery' && sent),
            ...(answer === 'count' && reason.trim() !== '' && { reason }),
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
      besideOf={({ packs }, per) => {
        const warning = pieceWarning(packs, per);
        return warning && <AlertBanner tone="warning">{warning}</AlertBanner>;
      }}
      path={endpoint.path}
      failed={M.importFailed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
