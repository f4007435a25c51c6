import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { drugUpdated, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { editDrug, getDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DrugCodes } from '../codes/drug-codes.tsx';
import { DrugForm } from './drug.form.tsx';
import { type DrugFormValues, drugChanges, drugFormValues } from './drug-form.values.ts';

export function EditDrugPage() {
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Edit Drug" backTo={ADDRESSES.inventory} />
      {id ? <LoadedDrug id={id} /> : <ErrorState message={M.idMissing} />}
    </>
  );
}

function LoadedDrug({ id }: { id: string }) {
  const { data, error, refetch } = useApi(getDrug, { params: { id } }, { staleTime: 0 });
  if (data) return <EditForm drug={data} />;
  if (!error) return <Skeleton height={320} maw={560} role="status" aria-label="Loading" />;
  const message = error.status === 404 ? M.notFound : M.loadFailed;
  return <ErrorState message={message} onRetry={() => void refetch()} />;
}

function EditForm({ drug }: { drug: Drug }) {
  const navigate = useNavigate();
  const edit = useApiMutation(editDrug, { invalidates: [listDrugs, getDrug] });
  // The initial values: the drug may be refetched while the form is open.
  const [before] = useState(() => drugFormValues(drug));

  const send = async (values: DrugFormValues): Promise<void> => {
    // Only edited fields are sent, so that a sale or a colleague's change meanwhile is not undone. Expiry and cost
    // belong to the batch that is sold next, which may have changed.
    const body = drugChanges(values, before);
    const saved = await edit.mutateAsync({ params: { id: drug.id }, body });
    toast.success(drugUpdated(saved.name));
    navigate(ADDRESSES.inventory);
  };

  return (
    <Stack gap="md">
      <DrugForm
        initialValues={before}
        send={send}
        failed={M.updateFailed}
        submitLabel="Update Drug"
        drugId={drug.id}
        batchHint="Of the batch that is sold next."
      />
      <DrugCodes drugId={drug.id} />
    </Stack>
  );
}
