import { expect, it } from 'vitest';
import { BILL_STATUSES, BILL_TYPES, COUNTER_MODES, PAYMENT_MODES } from './billing/bill.status.ts';
import { labelOf, ROLES } from './kernel/roles.ts';
import { LAB_ORDER_STATUS_LABELS } from './lab/lab-order.status.ts';
import { PARAMETER_TYPE_LABELS } from './lab/tests/lab-test.ts';
import { GENDERS, SUBSCRIPTION_STATUSES } from './patients/patient.ts';
import { PHARMACY_ORDER_STATUSES } from './pharmacy/pharmacy-order.status.ts';
import { VISIT_STATUSES } from './queue/visit.status.ts';
import { STAFF_ROLES } from './staff/staff.ts';
import { PLAN_PERIODS, PLAN_STATUSES } from './subscriptions/plan.ts';
import { GIVEN_ROLES } from './users/user.ts';

/** Lists of values that the specification gives. */
it.each([
  ['the roles', ROLES, 'superadmin, admin, doctor, receptionist, lab, pharmacy, user'],
  ['the genders of a patient', GENDERS, 'M, F, O'],
  ['the states of a subscription', SUBSCRIPTION_STATUSES, 'active, cancelled, expired, none'],
  ['the states of a visit', VISIT_STATUSES, 'waiting, consulting, seen, cancelled'],
  ['the types of a bill', BILL_TYPES, 'consultation, pharmacy, lab, other, admission'],
  ['the states of a bill', BILL_STATUSES, 'pending, paid, cancelled'],
  ['the modes of a payment', PAYMENT_MODES, 'cash, upi, card, online'],
  ['the periods of a plan', PLAN_PERIODS, 'daily, weekly, monthly, yearly'],
])('%s are these', (_, values, listed) => {
  expect(values.join(', ')).toBe(listed);
});

it.each([
  [
    'the states of a lab order',
    LAB_ORDER_STATUS_LABELS,
    {
      pending: 'Billing Pending',
      billed: 'Sample Pending',
      collected: 'Sample Collected',
      processing: 'Processing',
      report_ready: 'Report Ready',
      reported: 'Reported',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
  ],
  [
    'the types of a lab parameter',
    PARAMETER_TYPE_LABELS,
    { string: 'Text', number: 'Number', boolean: 'Yes-No' },
  ],
])('%s have these labels', (_, labels, listed) => {
  expect(labels).toEqual(listed);
});

/** The lists of the second document. */
it.each([
  [
    'the states of a pharmacy order',
    PHARMACY_ORDER_STATUSES,
    'pending, billed, dispensed, cancelled',
  ],
  ['the modes of a payment at the counter', COUNTER_MODES, 'cash, upi, card'],
  ['the roles of the staff', STAFF_ROLES, 'receptionist, doctor, pharmacy, lab, admin'],
  ['the roles that a super admin gives', GIVEN_ROLES, 'user, admin, super_admin'],
  ['the states of a plan', PLAN_STATUSES, 'active, inactive'],
  [
    'the roles as people read them',
    STAFF_ROLES.map((role) => labelOf(role)),
    'Receptionist, Doctor, Pharmacist, Lab Technician, Admin',
  ],
])('%s are these', (_, values, listed) => {
  expect(values.join(', ')).toBe(listed);
});
