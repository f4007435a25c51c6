import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { orderWriter } from '#contract/pharmacy/order-writer.rules.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { editPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PatientAlerts } from '#web/patients/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { rereadOrders } from '../orders/reread-orders.ts';
import { alertedPatient } from './alerted-patient.ts';
import { draftOf, type OrderDraft } from './draft/order-draft.ts';
import { isAsWritten, isOtherVersion, orderInput } from './draft/order-input.ts';
import { OrderForm } from './order.form.tsx';
import { OrderClash } from './order-clash.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { useOrdersHome } from './use-orders-home.ts';

type EditOrderFormProps = {
  /** The version that the form started with. */
  opened: PharmacyOrderDetails;
  /** The current version of the order. */
  order: PharmacyOrderDetails;
  readAgain: () => Promise<PharmacyOrderDetails | undefined>;
  /** Restarts with the current version of the order. */
  onLoadNewer: () => void;
};

/** Edits a pending order. When two people edit it, the second one sees both versions and decides. */
export function EditOrderForm({ opened, order, readAgain, onLoadNewer }: EditOrderFormProps) {
  const { id, patient_id, patientName, patientTokenNumber, date } = order;
  const writer = orderWriter(order);
  const navigate = useNavigate();
  const home = useOrdersHome(patient_id);
  const [first] = useState(() => draftOf(opened));
  const picker = useRef<HTMLInputElement>(null);
  const draft = useOrderDraft(`pharmacy-order-edit.${id}`, first);
  const edit = useApiMutation(editPharmacyOrder, { onSuccess: () => void rereadOrders() });
  // A version that arrives during or after sending is the form's own.
  const isSending = edit.isPending || edit.isSuccess;

  const send = async (written: OrderDraft, reasons: readonly OverrideReason[]): Promise<void> => {
    // An identical edit overwrites nothing of a colleague's.
    const updatedAt = isAsWritten(written, order) ? order.updatedAt : written.basedOn;
    const body = { ...orderInput(written, reasons), updatedAt };
    await edit.mutateAsync({ params: { id }, body });
    toast.success(M.updated);
    void navigate(home);
  };
  /** Whether the refusal is a version conflict, whose newer version is then shown. */
  const isClash = async (refused: unknown): Promise<boolean> => {
    if (!(refused instanceof ApiError) || refused.status !== 409) return false;
    const now = await readAgain();
    return now !== undefined && isOtherVersion(draft.draft, now);
  };

  return (
    <OrderForm
      order={draft}
      patientId={patient_id}
      edited={order}
      drugField={picker}
      keepsMedications={order.medications.length > 0}
      send={send}
      isToldElsewhere={isClash}
      failed={M.updateFailed}
      submitLabel="Save Order"
      onCancel={() => void navigate(home)}
      beforeSubmit={
        !isSending &&
        isOtherVersion(draft.draft, order) && (
          <OrderClash
            theirs={order}
            onLoad={() => {
              draft.forget();
              onLoadNewer();
            }}
            onKeep={() => draft.change({ basedOn: order.updatedAt })}
          />
        )
      }
    >
      <FactLine
        facts={[
          nameWithNo(patientName, patientTokenNumber),
          showDateTime(date),
          `${writer.label} ${writer.name}`,
        ]}
      />
      <PatientAlerts patient={alertedPatient(order)} />
    </OrderForm>
  );
}
