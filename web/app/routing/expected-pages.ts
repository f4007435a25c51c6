import { ROLES, type Role } from '#contract/kernel/roles.ts';
import type { Address } from '#web/lib/address/paths.ts';

/**
 * The page of each role at each address, written from the specification and not from `routes.tsx`: section 2 of both
 * documents, and the addresses that they name without routing them. A page is identified by its heading.
 */
type Found = Partial<Record<Role, string>>;

function everyOne<const R extends Role>(roles: readonly R[]): (found: string) => Record<R, string>;
function everyOne(roles: readonly Role[]) {
  return (found: string) => Object.fromEntries(roles.map((role) => [role, found]));
}

const superadmin = everyOne(['superadmin']);
const admin = everyOne(['admin']);
const doctor = everyOne(['doctor']);
const reception = everyOne(['receptionist']);
const lab = everyOne(['lab']);
const pharmacy = everyOne(['pharmacy']);
/** The shared routes. The server would refuse every call of these pages to a superadmin and a `user`. */
const clinic = everyOne(['admin', 'doctor', 'receptionist', 'lab', 'pharmacy']);
const stockKeepers = everyOne(['admin', 'pharmacy']);
/** Shared routes whose one call the server refuses to the other roles, so the browser hides them. */
const labOrderers = everyOne(['admin', 'doctor', 'receptionist', 'lab']);
const labReporters = everyOne(['admin', 'receptionist', 'lab']);
const prescribers = everyOne(['admin', 'doctor', 'pharmacy']);
const visitWriters = everyOne(['admin', 'doctor', 'receptionist']);
const cashiers = everyOne(['admin', 'receptionist', 'lab', 'pharmacy']);

/** Each role's /dashboard. */
const HOMES = {
  superadmin: 'Super Admin Dashboard, at /dashboard',
  admin: 'Overview, at /dashboard',
  doctor: 'Search patient, at /dashboard/search',
  receptionist: 'Queue, at /dashboard',
  lab: 'Lab Dashboard, at /dashboard',
  pharmacy: 'Pharmacy Queue, at /dashboard',
  user: 'Unknown role (user) or dashboard not implemented., at /dashboard',
} as const satisfies Record<Role, string>;

/** The sub-routes of other roles; the lab has a single dashboard, the pharmacy is redirected. */
const UNKNOWN_SECTIONS: Record<Role, string> = {
  superadmin: 'Unknown Super Admin Section',
  admin: 'Unknown Admin Section',
  doctor: 'Unknown Doctor Section',
  receptionist: 'Unknown Reception Section',
  lab: HOMES.lab,
  pharmacy: HOMES.pharmacy,
  user: 'Unknown role (user) or dashboard not implemented.',
};

/** No role has a page here: the address counts as unknown (`foundBy`). */
const NO_PAGE: Found = {};

const FOUND = {
  // The shell.
  '/': NO_PAGE,
  '/nowhere': NO_PAGE,
  '/login': NO_PAGE,
  '/reset': everyOne(ROLES)('Set a new password, without header'),
  '/display/:code': everyOne(ROLES)('Waiting room, without header'),
  '/t/:code': everyOne(ROLES)('Your place in the queue, without header'),
  '/account': everyOne(ROLES)('My account'),
  '/register': NO_PAGE,
  '/dashboard': HOMES,
  '/dashboard/nowhere': NO_PAGE,

  // Shared by all roles of a clinic.
  '/dashboard/appointments': visitWriters('Appointments'),
  '/dashboard/appointments/book': visitWriters('Book appointment'),
  '/dashboard/settings/hours': visitWriters('Doctors’ hours'),
  '/create-lab-order': labOrderers('Create New Lab Order'),
  '/search-patient': clinic('Search patient'),
  '/manage-admission': clinic('Manage Admission'),
  '/lab/report/:orderId': labReporters('Enter Lab Report'),
  '/lab/report': labReporters('Enter Lab Report'),
  '/lab/enter-report/:orderId': labReporters('Enter Lab Report'),
  '/lab/enter-report': labReporters('Enter Lab Report'),
  '/lab/view-report/:orderId': clinic('Lab Report'),
  '/lab/view-report': clinic('Lab Report'),
  '/lab/search-report': clinic('Search Lab Reports'),
  '/dashboard/add-patient': clinic('Add patient to queue'),
  '/billing': clinic('Billing'),
  '/dashboard/edit-pharmacy-order/:orderId': prescribers('Edit Pharmacy Order'),
  '/patient/:patientId/lab-reports': clinic('Lab Reports'),
  '/patient/:patientId/pharmacy-orders': clinic('Pharmacy Orders'),
  '/inventory': clinic('Inventory Overview'),
  '/lab-inventory': clinic('Inventory Overview'),
  '/patient/:patientId/complaints': clinic('Past Complaints'),
  '/patient/:patientId/admission-bill/:billId': clinic('Admission Billing Details'),
  '/patient/:patientId/admission-bill': clinic('Admission Billing Details'),
  '/start-subscription/:patientId': visitWriters('Start Subscription'),
  '/start-subscription': visitWriters('Start Subscription'),
  '/start-clinic-subscription': clinic('Buy Pro Plan for Clinic'),
  '/dashboard/edit-complaint/:visitId': clinic('Consultation, without header'),
  '/dashboard/edit-complaint': clinic('Consultation, without header'),

  // Under /dashboard, by role.
  '/dashboard/clinic-subscriptions': superadmin('Clinic Subscription Plans'),
  '/dashboard/clinic-subscriptions/add': superadmin('Add Clinic Subscription Plan'),
  '/dashboard/clinic-subscriptions/edit/:id': superadmin('Edit Clinic Subscription Plan'),
  '/dashboard/users': superadmin('User Management'),
  '/dashboard/staff': admin('Manage Staff'),
  '/dashboard/staff/add': admin('Add New Staff'),
  '/dashboard/staff/edit/:id': admin('Edit Staff'),
  '/dashboard/staff/edit': admin('Edit Staff'),
  // For the owner only (owner.test.tsx): no role has it.
  '/admin/owner': NO_PAGE,
  '/dashboard/waiting-room': { ...admin('Waiting room'), ...reception('Waiting room') },
  '/dashboard/patients': admin('All Registered Patients'),
  '/dashboard/patients/add': admin('Register patient'),
  '/dashboard/patients/search': admin('All Registered Patients'),
  '/dashboard/subscriptions': admin('Patient Subscription Plans'),
  '/dashboard/subscriptions/add': admin('Add Subscription Plan'),
  '/dashboard/subscriptions/edit/:id': admin('Edit Subscription Plan'),
  '/dashboard/money': admin('Money Flow'),
  '/dashboard/doctor': { ...admin('OPD Queue'), ...doctor('OPD Queue, at /dashboard/queue') },
  '/dashboard/queue': { ...admin('Queue'), ...doctor('OPD Queue') },
  '/dashboard/search': doctor('Search patient'),
  '/dashboard/:patientId': doctor('OPD Queue'),
  '/dashboard/all-patients': reception('All Registered Patients'),
  '/dashboard/analysis': stockKeepers('Inventory Analysis'),
  '/dashboard/reorder': stockKeepers('Reorder list'),
  '/dashboard/stock-taking': stockKeepers('Stock-taking'),
  '/dashboard/inventory': stockKeepers('Pharmacy Inventory'),
  '/dashboard/inventory/add': stockKeepers('Add New Drug'),
  '/dashboard/inventory/edit/:id': stockKeepers('Edit Drug'),
  '/dashboard/inventory/edit': stockKeepers('Edit Drug'),
  '/dashboard/settings': stockKeepers('Pharmacy settings'),
  '/dashboard/registers': stockKeepers('Registers'),
  '/dashboard/suppliers': stockKeepers('Suppliers'),
  '/dashboard/suppliers/:id': stockKeepers('Supplier'),
  '/dashboard/supplier-returns/new': stockKeepers('Return goods'),
  '/dashboard/supplier-returns/:id': stockKeepers('Debit note'),
  '/dashboard/add-order': prescribers('Create Pharmacy Order'),
  '/dashboard/orders/:orderId': clinic('Pharmacy Order'),
  '/dashboard/search-patient-records': pharmacy('AI Patient Search'),

  // Named without being routed: the end of the contract's page.
  '/pharmacy': NO_PAGE,
  '/lab': NO_PAGE,
  '/dashboard/admin': HOMES,
  '/dashboard/pharmacy-queue': HOMES,
  '/pharmacy/inventory': {
    superadmin: 'Unknown Super Admin Section, at /dashboard/inventory',
    admin: 'Pharmacy Inventory, at /dashboard/inventory',
    doctor: 'Unknown Doctor Section, at /dashboard/inventory',
    receptionist: 'Unknown Reception Section, at /dashboard/inventory',
    pharmacy: 'Pharmacy Inventory, at /dashboard/inventory',
    user: 'Unknown role (user) or dashboard not implemented., at /dashboard/inventory',
  },
  '/all-patients': {
    ...admin('All Registered Patients, at /dashboard/patients'),
    ...reception('All Registered Patients, at /dashboard/all-patients'),
  },
  '/patients/:patientId/manage-admission': clinic(
    'Manage Admission, at /manage-admission?patient=:patientId',
  ),
  '/lab/create-order/:patientId': labOrderers(
    'Create New Lab Order, at /create-lab-order?patient=:patientId',
  ),
  '/edit-complaint/:visitId': clinic('Consultation'),
  '/edit-complaint': visitWriters('Consultation'),
  '/dashboard/patient-record/:patientId': clinic('Patient Record'),

  // Additions of this project: the reception's tabs, the lab's catalogue, bills and the day close.
  '/new-case': reception('OpenOPD AI'),
  '/dashboard/lab-tests': reception('Lab Tests'),
  '/lab/worklist': labReporters('Worklist'),
  '/dashboard/books': admin('Books'),
  '/dashboard/certificates': visitWriters('Register of certificates'),
  '/patient/:patientId/certificates': visitWriters('Certificates'),
  '/dashboard/lab-catalogue': { ...admin('Lab Test Inventory'), ...lab('Lab Test Inventory') },
  '/dashboard/bills': cashiers('Bills'),
  '/dashboard/dues': cashiers('Dues'),
  '/in-patients': clinic('In-patients'),
  '/dashboard/patients/merge': admin('Merge two records'),
  '/patient/:patientId/discharge-summary/:stayId': clinic('Discharge summary'),
  '/patient/:patientId/bills': cashiers('Bills'),
  '/dashboard/day-close': cashiers('Day Close'),
} as const satisfies Record<Address, Found> & Record<string, Found>;

export const EXPECTED_ADDRESSES = Object.keys(FOUND);

/** The page of a role at an address: its own entry, otherwise section 2's rule for unknown paths. */
export function foundBy(role: Role, address: string): string {
  const lines: Readonly<Record<string, Found>> = FOUND;
  const others = address.startsWith('/dashboard/') ? UNKNOWN_SECTIONS : HOMES;
  const found = lines[address]?.[role] ?? others[role];
  return found.includes(', at ') ? found : `${found}, at ${address}`;
}
