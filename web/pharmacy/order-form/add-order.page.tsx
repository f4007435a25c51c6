import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import {
  ChosenPatient,
  PatientPicker,
  rememberPatient,
  useChosenPatient,
} from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { rereadOrders } from '../orders/reread-orders.ts';
import { EMPTY_ORDER, type OrderDraft } from './draft/order-draft.ts';
import { orderInput } from './draft/order-input.ts';
import { OrderForm } from './order.form.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { useOrdersHome } from './use-orders-home.ts';

/** Create Pharmacy Order (specification 2, section 2): the patient, the drugs, and those bought elsewhere. */
export function AddOrderPage() {
  const navigate = useNavigate();
  const chosen = useChosenPatient();
  const [isMissing, setMissing] = useState(false);
  const order = useOrderDraft(`pharmacy-order.${chosen.id ?? 'nobody'}`, EMPTY_ORDER);
  const create = useApiMutation(createPharmacyOrder, { onSuccess: () => void rereadOrders() });
  const home = useOrdersHome(chosen.id);
  const part = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  const isBlocked = (): boolean => {
    const isWithoutPatient = chosen.id === null;
    setMissing(isWithoutPatient);
    if (isWithoutPatient) part.current?.querySelector('input')?.focus();
    return isWithoutPatient;
  };
  const send = async (draft: OrderDraft, reasons: readonly OverrideReason[]): Promise<void> => {
    if (chosen.id === null) return;
    await create.mutateAsync({ body: { patient_id: chosen.id, ...orderInput(draft, reasons) } });
    toast.success(M.created);
    void navigate(home);
  };

  return (
    <>
      <PageHeader title="Create Pharmacy Order" backTo={home} />
      <OrderForm
        order={order}
        patientId={chosen.id}
        drugField={picker}
        startsWithDrugs={chosen.id !== null}
        isBlocked={isBlocked}
        send={send}
        failed={M.createFailed}
        submitLabel="Create Order"
        onCancel={() => void navigate(home)}
      >
        <Box ref={part} maw={640}>
          {chosen.id === null ? (
            <PatientPicker
              error={isMissing && M.patientRequired}
              onPick={(patient) => {
                rememberPatient(patient);
                setMissing(false);
                chosen.choose(patient.id);
                picker.current?.focus();
              }}
            />
          ) : (
            <ChosenPatient patientId={chosen.id} onClear={() => chosen.choose(null)} showsAlerts />
          )}
        </Box>
      </OrderForm>
    </>
  );
}
