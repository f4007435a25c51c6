import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { DrugSchedule } from '#contract/pharmacy/drug.ts';
import type { RegisterRow } from '#contract/pharmacy/registers/register.ts';
import { presentPrescriber } from '../sales/prescriber.store.ts';
import type { RegisterRowOfStore } from './register.store.ts';

function billOf({ financial_year: financialYear, number }: RegisterRowOfStore): string | null {
  if (financialYear === null || number === null) return null;
  return billNumber({ financialYear, number });
}

function patientOf(row: RegisterRowOfStore): RegisterRow['patient'] {
  const { patient_id: id, patient_name: name, patient_token: token } = row;
  if (id === null || name === null || token === null) return null;
  return { id, name, token, address: row.patient_address, isNamed: row.is_named };
}

/** Converts a row of a register for the wire. */
export function presentRegisterRow(row: RegisterRowOfStore): RegisterRow {
  const { id, kind, serial, drug_id, drug, manufacturer, batch_no, expiry_date } = row;
  return {
    ...{ id, kind, serial, drug_id, drug, manufacturer, batch_no, expiry_date },
    at: row.at.toISOString(),
    billNumber: billOf(row),
    schedule: row.schedule === null ? null : DrugSchedule.parse(row.schedule),
    quantity: row.quantity,
    balance: row.balance,
    patient: patientOf(row),
    prescriber: presentPrescriber(row),
    by: row.by,
  };
}
