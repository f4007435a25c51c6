import { showDateTime } from '#web/lib/clinic-time.ts';
import './order-facts.css';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { orderWriter } from '#contract/pharmacy/order-writer.rules.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { ageAndGender, PatientAlerts } from '#web/patients/index.ts';
import { ShortId } from '#web/ui/layout/short-id.tsx';
import { alertedPatient } from '../order-form/alerted-patient.ts';

/** The patient, the prescriber and the dispenser of the order. */
export function OrderFacts({ order }: { order: PharmacyOrderDetails }) {
  const { patient_id: patientId, patientAge: age, patientGender: gender, patientBorn } = order;
  const writer = orderWriter(order);
  const facts = [
    patientNo(order.patientTokenNumber),
    ageAndGender({ ...patientBorn, age, gender }),
  ];
  return (
    <dl className="order-facts">
      <Fact label="Patient">
        <Text>
          <Anchor
            component={Link}
            to={pathTo(ADDRESSES.patientPharmacyOrders, { patientId })}
            c="inherit"
          >
            {order.patientName}
          </Anchor>
          , {facts.filter(Boolean).join(', ')}{' '}
          <Anchor component={Link} to={pathTo(ADDRESSES.patientRecord, { patientId })}>
            Patient record
          </Anchor>
        </Text>
      </Fact>
      <Fact label="Date">{showDateTime(order.date)}</Fact>
      <Fact label={writer.label}>{writer.name}</Fact>
      {order.outsidePrescriber && (
        <Fact label="Prescriber">
          {Object.values(order.outsidePrescriber).filter(Boolean).join(', ')}
        </Fact>
      )}
      <Fact label="Before dispensing">
        <PatientAlerts patient={alertedPatient(order)} />
      </Fact>
      {order.dispensedBy && <Fact label="Dispensed by">{order.dispensedBy}</Fact>}
      {order.unpaidReason && <Fact label="Dispensed unpaid">{order.unpaidReason}</Fact>}
      <Fact label="Order ID">
        <ShortId id={order.id} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
