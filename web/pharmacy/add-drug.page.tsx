import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { drugAdded, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DrugForm } from './drug.form.tsx';
import { type DrugFormValues, drugInput, EMPTY_DRUG_FORM } from './drug-form.values.ts';

/** What the order form's "Add as new item" carries here (specification 2, section 2). */
const LinkState = z.object({ initialDrugName: z.string() });

/** Add Drug. */
export function AddDrugPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const add = useApiMutation(addDrug, { invalidates: [listDrugs] });
  const name = LinkState.safeParse(state).data?.initialDrugName ?? '';

  const send = async (values: DrugFormValues): Promise<void> => {
    const drug = await add.mutateAsync({ body: drugInput(values) });
    toast.success(drugAdded(drug.name));
    navigate(ADDRESSES.inventory);
  };

  return (
    <>
      <PageHeader title="Add New Drug" backTo={ADDRESSES.inventory} />
      <DrugForm
        initialValues={{ ...EMPTY_DRUG_FORM, name }}
        send={send}
        failed={M.addFailed}
        submitLabel="Add Drug"
      />
    </>
  );
}
