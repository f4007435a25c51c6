import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { drugAdded, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DrugForm } from './drug.form.tsx';
import { type DrugFormValues, drugInput, EMPTY_DRUG_FORM } from './drug-form.values.ts';

/** The link state of the order form's "Add as new item" (specification 2, section 2), with the address to return to. */
const LinkState = z.object({
  initialDrugName: z.string(),
  backTo: z
    .string()
    .regex(/^\/dashboard\/(?:add-order|edit-pharmacy-order)\b/)
    .optional()
    .catch(undefined),
});

export function AddDrugPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const add = useApiMutation(addDrug, { invalidates: [listDrugs] });
  const link = LinkState.safeParse(state).data;
  const backTo = link?.backTo;

  const send = async (values: DrugFormValues): Promise<void> => {
    const drug = await add.mutateAsync({ body: drugInput(values) });
    toast.success(drugAdded(drug.name));
    if (backTo) navigate(backTo, { replace: true, state: { addedDrugId: drug.id } });
    else navigate(ADDRESSES.inventory);
  };

  return (
    <>
      <PageHeader title="Add New Drug" backTo={backTo ?? ADDRESSES.inventory} />
      <DrugForm
        initialValues={{ ...EMPTY_DRUG_FORM, name: link?.initialDrugName ?? '' }}
        send={send}
        failed={M.addFailed}
        submitLabel="Add Drug"
        cancelTo={backTo}
      />
    </>
  );
}
