import * as access from './access/access.endpoints.ts';
import * as breaches from './access/breach.endpoints.ts';
import * as addenda from './addenda/addenda.endpoints.ts';
import * as admissions from './admissions/admissions.endpoints.ts';
import * as ai from './ai/ai.endpoints.ts';
import * as modelAccess from './ai/model-access.endpoints.ts';
import * as appointments from './appointments/appointments.endpoints.ts';
import * as hours from './appointments/hours.endpoints.ts';
import * as auth from './auth/auth.endpoints.ts';
import * as lock from './auth/lock.endpoints.ts';
import * as ownSessions from './auth/own-sessions.endpoints.ts';
import * as passwordLinks from './auth/password-links.endpoints.ts';
import * as secondFactor from './auth/second-factor.endpoints.ts';
import * as session from './auth/session.endpoints.ts';
import * as backup from './backup/clinic-data.endpoints.ts';
import * as health from './backup/health.endpoints.ts';
import * as billing from './billing/bills.endpoints.ts';
import * as followUps from './billing/follow-up.endpoints.ts';
import * as books from './books/books.endpoints.ts';
import * as certificates from './certificates/certificates.endpoints.ts';
import * as clinicSubscriptions from './clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import * as clinics from './clinics/clinics.endpoints.ts';
import * as letterhead from './clinics/letterhead.endpoints.ts';
import * as logo from './clinics/logo.endpoints.ts';
import * as pharmacySettings from './clinics/pharmacy-settings.endpoints.ts';
import * as proPlan from './clinics/pro-plan.endpoints.ts';
import * as consultation from './consultation/consultation.endpoints.ts';
import * as discharge from './discharge/discharge.endpoints.ts';
import * as dues from './dues/dues.endpoints.ts';
import * as events from './events/events.endpoints.ts';
import * as fhir from './fhir/fhir.endpoints.ts';
import * as heavy from './heavy/heavy.endpoints.ts';
import * as inventory from './inventory/inventory.endpoints.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import * as labCritical from './lab/critical/critical.endpoints.ts';
import * as labCalls from './lab/critical/critical-call.endpoints.ts';
import * as labOrders from './lab/lab-orders.endpoints.ts';
import * as labTests from './lab/tests/lab-tests.endpoints.ts';
import * as labWorklist from './lab/worklist/worklist.endpoints.ts';
import * as merges from './merges/merges.endpoints.ts';
import * as dayCloses from './money/day-closes.endpoints.ts';
import * as money from './money/money.endpoints.ts';
import * as overview from './overview/overview.endpoints.ts';
import * as waitingCounts from './overview/waiting-counts.endpoints.ts';
import * as owner from './owner/owner.endpoints.ts';
import * as alike from './patients/alike.endpoints.ts';
import * as patientDetails from './patients/patient-details.endpoints.ts';
import * as patients from './patients/patients.endpoints.ts';
import * as payments from './payments/payments.endpoints.ts';
import * as drugCodes from './pharmacy/codes/drug-codes.endpoints.ts';
import * as drugSales from './pharmacy/drug-sale.ts';
import * as drugs from './pharmacy/drugs.endpoints.ts';
import * as pharmacyOrders from './pharmacy/pharmacy-orders.endpoints.ts';
import * as registers from './pharmacy/registers/registers.endpoints.ts';
import * as reorder from './pharmacy/reorder/reorder.endpoints.ts';
import * as stockCounts from './pharmacy/stock-taking/stock-counts.endpoints.ts';
import * as supplierLedger from './pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import * as supplierReturns from './pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import * as suppliers from './pharmacy/suppliers/suppliers.endpoints.ts';
import * as consents from './privacy/consent.endpoints.ts';
import * as privacy from './privacy/privacy.endpoints.ts';
import * as queue from './queue/queue.endpoints.ts';
import * as credentials from './staff/credentials.endpoints.ts';
import * as editStaff from './staff/edit-staff.endpoints.ts';
import * as staff from './staff/staff.endpoints.ts';
import * as patientSubscription from './subscriptions/patient-subscription.endpoints.ts';
import * as subscriptions from './subscriptions/subscriptions.endpoints.ts';
import * as system from './system/system.endpoints.ts';
import * as users from './users/users.endpoints.ts';
import * as favourites from './visit-sheet/favourites/favourites.endpoints.ts';
import * as pastVisits from './visit-sheet/repeat/past-visit.endpoints.ts';
import * as visitSheet from './visit-sheet/visit-sheet.endpoints.ts';
import * as vitals from './vitals/vitals.endpoints.ts';
import * as waitingRoom from './waiting-room/waiting-room.endpoints.ts';

/** The contract's modules by slice; OpenAPI uses the slices as tags. */
export const SLICES = {
  system,
  auth: { ...auth, ...session, ...ownSessions, ...secondFactor, ...lock },
  clinics: { ...clinics, ...pharmacySettings, ...proPlan },
  letterhead: { ...letterhead, ...logo },
  staff: { ...staff, ...editStaff, ...credentials },
  access,
  breaches,
  owner,
  passwordLinks,
  patientDetails,
  patients,
  alike,
  consents,
  merges,
  privacy,
  queue,
  appointments: { ...appointments, ...hours },
  waitingRoom,
  consultation,
  visitSheet: { ...visitSheet, ...favourites, ...pastVisits },
  vitals,
  addenda,
  discharge,
  subscriptions,
  patientSubscription,
  clinicSubscriptions,
  users,
  overview,
  waitingCounts,
  drugCodes,
  drugs,
  drugSales,
  pharmacyOrders,
  registers,
  reorder,
  stockCounts,
  suppliers: { ...suppliers, ...supplierLedger, ...supplierReturns },
  inventory,
  labTests,
  labOrders: { ...labOrders, ...labCritical, ...labCalls, ...labWorklist },
  admissions,
  billing: { ...billing, ...followUps },
  dues,
  payments,
  ai: { ...ai, ...modelAccess },
  money,
  books,
  certificates,
  dayCloses,
  backup: { ...backup, ...health },
  heavy,
  fhir,
  events,
} as const;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'replies' in value;
}

/** The endpoints of one slice by export name. */
export function endpointsOf(slice: keyof typeof SLICES): [string, Endpoint][] {
  const exported: [string, unknown][] = Object.entries(SLICES[slice]);
  return exported.filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1]));
}

export const SLICE_NAMES = Object.keys(SLICES).filter(
  (name): name is keyof typeof SLICES => name in SLICES,
);

/** All endpoints; the permission tests are generated from this list. */
export const ALL_ENDPOINTS: readonly Endpoint[] = SLICE_NAMES.flatMap((slice) =>
  endpointsOf(slice).map(([, definition]) => definition),
);
