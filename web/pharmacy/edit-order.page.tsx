import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder, PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import {
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { useApi, useApiMutation } from '#web/lib/use-api.ts';
import { PatientAlerts } from '#web/patients/index.ts';
import { AlertBanner } from '#web/ui/alert-banner.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactLine } from '#web/ui/fact-line.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { alertedPatient } from './alerted-patient.ts';
import { OrderForm } from './order.form.tsx';
import { draftOf, type OrderDraft, orderInput } from './order-draft.ts';
import { ORDER_READS } from './order-reads.ts';
import { orderFailed } from './orders-failed.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useOrdersHome } from './use-orders-home.ts';

/** Edit Pharmacy Order, only while it is pending (specification 2, section 2). */
export function EditOrderPage() {
  const { orderId: id = '' } = useParams();
  const order = useApi(getPharmacyOrder, { params: { id } }, { live: true });
  return (
    <>
      <PageHeader
        title="Edit Pharmacy Order"
        backTo={useOrdersHome(order.data?.patient_id ?? null)}
      />
      {order.data && <Loaded key={id} order={order.data} />}
      {!order.data && order.error && (
        <ErrorState message={orderFailed(id, order.error)} onRetry={() => void order.refetch()} />
      )}
      {!order.data && !order.error && <Skeleton height={320} role="status" aria-label="Loading" />}
    </>
  );
}

/** What a colleague does meanwhile must not take away what is being typed. */
function Loaded({ order }: { order: PharmacyOrderDetails }) {
  const [opened] = useState(order);
  const shown = <ShowOrder id={order.id} />;
  if (opened.status !== 'pending') return <EmptyState title={M.notPending} action={shown} />;
  return (
    <>
      {order.status !== 'pending' && (
        <AlertBanner tone="warning">
          {M.notPending} {shown}
        </AlertBanner>
      )}
      <EditForm order={opened} alerts={<PatientAlerts patient={alertedPatient(order)} />} />
    </>
  );
}

function ShowOrder({ id }: { id: string }) {
  return (
    <Button
      component={Link}
      size="compact-md"
      variant="default"
      to={pathTo(ADDRESSES.pharmacyOrder, { orderId: id })}
    >
      Show the order
    </Button>
  );
}

function EditForm({ order, alerts }: { order: PharmacyOrder; alerts: ReactNode }) {
  const { id, patient_id, patientName, patientTokenNumber, date, prescribedBy } = order;
  const navigate = useNavigate();
  const home = useOrdersHome(patient_id);
  const [first] = useState(() => draftOf(order));
  const picker = useRef<HTMLInputElement>(null);
  const draft = useOrderDraft(`pharmacy-order-edit.${id}`, first);
  const edit = useApiMutation(editPharmacyOrder, { invalidates: ORDER_READS });

  const send = async (written: OrderDraft, reasons: readonly OverrideReason[]): Promise<void> => {
    await edit.mutateAsync({ params: { id }, body: orderInput(written, reasons) });
    toast.success(M.updated);
    void navigate(home);
  };

  return (
    <OrderForm
      order={draft}
      patientId={patient_id}
      edited={order}
      drugField={picker}
      keepsMedications={order.medications.length > 0}
      send={send}
      failed={M.updateFailed}
      submitLabel="Save Order"
      onCancel={() => void navigate(home)}
    >
      <FactLine
        facts={[
          `${patientName} (token ${patientTokenNumber})`,
          formatDateTime(date),
          `Prescribed by ${prescribedBy}`,
        ]}
      />
      {alerts}
    </OrderForm>
  );
}
